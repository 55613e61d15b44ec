/** What a message proves: a sign-up, or only that the form is running. */
type FormMessage = 'submitted' | 'alive'

/** Far above any provider's message. */
const MAX_TEXT_CHARACTERS = 100_000

/** Each provider's sign-up event, then events that only prove that the form is running. */
const EVENTS = new Map<string, readonly [submitted: string, ...alive: string[]]>([
  ['Tally', ['Tally.FormSubmitted', 'Tally.FormLoaded', 'Tally.FormPageView']],
  ['Typeform', ['form-submit', 'form-ready', 'form-height-changed']],
  ['Fillout', ['form_submit', 'form_init', 'page_change', 'form_resized']],
  ['Jotform', ['submission-completed', 'setHeight:', 'scrollIntoView:', 'collapseErrorPage:']],
  // "onFormSubmit" comes before the answers are accepted.
  ['HubSpot', ['onFormSubmitted', 'onBeforeFormInit', 'onFormReady', 'onFormSubmit']],
])

/**
 * Reads only the event name and the frame id of a provider's message, because the rest may contain
 * answers. Never throws.
 * @param provider its name in providers.ts
 * @param frameUrl the URL that the frame was opened with
 */
export function readFormMessage(
  data: unknown,
  provider: string,
  frameUrl: string,
): FormMessage | undefined {
  const [submitted, ...alive] = EVENTS.get(provider) ?? []
  if (!submitted || (typeof data === 'string' && data.length > MAX_TEXT_CHARACTERS))
    return undefined
  try {
    const name = eventName(data, provider, frameUrl)
    if (name === submitted) return 'submitted'
    return alive.some((event) => event === name) ? 'alive' : undefined
  } catch {
    return undefined
  }
}

function eventName(data: unknown, provider: string, frameUrl: string): unknown {
  switch (provider) {
    // developers.tally.so/widgets/events: JSON text, whose payload contains the answers.
    case 'Tally':
      return typeof data === 'string' ? field(JSON.parse(data), 'event') : undefined
    // From public repositories and its own snippet: heights are text, "setHeight:640:FORM".
    case 'Jotform':
      return typeof data === 'string' ? `${data.split(':', 1)[0]}:` : field(data, 'action')
    // HubSpot's legacy form events.
    case 'HubSpot':
      return field(data, 'type') === 'hsFormCallback' ? field(data, 'eventName') : undefined
    // @typeform/embed 6.1.1 and @fillout/react 3.1.2 drop messages with another embedId.
    default: {
      const id = new URL(frameUrl).searchParams.get(`${provider.toLowerCase()}-embed-id`)
      return id && field(data, 'embedId') === id ? field(data, 'type') : undefined
    }
  }
}

/** Reads an own data property: runs no getters and ignores inherited values. */
function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.getOwnPropertyDescriptor(data, name)?.value
}

/**
 * Whether a message comes from the form in our frame. Both must match: another window can have
 * the form's origin, and the frame may have navigated elsewhere.
 */
export function isFromFrame(
  { source, origin }: { source: unknown; origin: unknown },
  frameWindow: unknown,
  frameOrigins: readonly string[],
): boolean {
  // "null" is the origin of every sandboxed page.
  if (!frameWindow || source !== frameWindow || origin === 'null') return false
  return frameOrigins.some((expected) => expected === origin)
}
