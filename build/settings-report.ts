/** Each setting's meaning and an example, for the messages about a faulty one. */
export const SETTINGS = {
  SITE_URL: { meaning: 'the address of the site', example: 'https://www.example.com' },
  WAITLIST_FORM_URL: {
    meaning: 'the address of the waitlist form',
    example: 'https://forms.example.com/waitlist',
  },
  WAITLIST_FORM_PROVIDER: { meaning: 'who runs a form on your own domain', example: 'Fillout' },
  WAITLIST_FORM_LOADING: { meaning: 'when the form loads in the page', example: 'click' },
  WAITLIST_FORM_TAG_NAMES: {
    meaning: 'the form’s own names for campaign tags',
    example: 'utm_source=entry.123, ref=entry.456',
  },
  BOOKING_URL: {
    meaning: 'the address of the scheduling page',
    example: 'https://calendar.example.com/call',
  },
}

/** The settings that hold an address. */
export const ADDRESSES = ['SITE_URL', 'WAITLIST_FORM_URL', 'BOOKING_URL'] as const

export type SettingName = keyof typeof SETTINGS

/** What is set, by name, without the blanks around it. */
export function settingsIn(environment: Record<string, string | undefined>) {
  const names = Object.keys(SETTINGS)
  return Object.fromEntries(names.map((name) => [name, environment[name]?.trim() ?? '']))
}

/** @param faults what is wrong, worded to follow the setting's name */
export function faultReport(faults: Partial<Record<SettingName, string>>): string {
  const lines = Object.entries(SETTINGS).flatMap(([name, { meaning, example }]) => {
    const fault = faults[name as SettingName]
    return fault ? [`  ${name} (${meaning}) ${fault}.\n    Example: ${name}=${example}`] : []
  })
  return [
    'The site cannot be built with these settings:',
    ...lines,
    'Set them in the environment or in a file named .env; .env.example explains each.',
  ].join('\n')
}
