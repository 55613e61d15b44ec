/** What a message says: somebody has signed up, or only that the form is running. */
type FormMessage = 'submitted' | 'alive'

/** Far above any provider's message. */
const MAX_TEXT_CHARACTERS = 100_000

interface Dialect {
  provider: string
  /** The event's name in a message, if it has one. */
  eventName: (data: unknown) => unknown
  /** The query parameter of the frame's address that each message repeats as `embedId`. */
  idParameter?: string
  submitted: string
  alive: readonly string[]
}

const DIALECTS: readonly Dialect[] = [
  {
    // developers.tally.so/widgets/events: JSON text, whose payload holds the answers.
    provider: 'Tally',
    eventName: (data) => (typeof data === 'string' ? field(JSON.parse(data), 'event') : undefined),
    submitted: 'Tally.FormSubmitted',
    alive: ['Tally.FormLoaded', 'Tally.FormPageView'],
  },
  {
    // @typeform/embed 6.1.1, which drops messages with another embedId.
    provider: 'Typeform',
    idParameter: 'typeform-embed-id',
    eventName: (data) => field(data, 'type'),
    submitted: 'form-submit',
    alive: ['form-ready', 'form-height-changed'],
  },
  {
    // @fillout/react 3.1.2, which drops messages with another embedId.
    provider: 'Fillout',
    idParameter: 'fillout-embed-id',
    eventName: (data) => field(data, 'type'),
    submitted: 'form_submit',
    alive: ['form_init', 'page_change', 'form_resized'],
  },
  {
    // Public repositories and its own snippet: heights come as text, "setHeight:640:FORM".
    provider: 'Jotform',
    eventName: (data) =>
      typeof data === 'string' ? `${data.split(':', 1)[0]}:` : field(data, 'action'),
    submitted: 'submission-completed',
    alive: ['setHeight:', 'scrollIntoView:', 'collapseErrorPage:'],
  },
  {
    // Legacy form events. "onFormSubmit" comes before the answers are accepted.
    provider: 'HubSpot',
    eventName: (data) =>
      field(data, 'type') === 'hsFormCallback' ? field(data, 'eventName') : undefined,
    submitted: 'onFormSubmitted',
    alive: ['onBeforeFormInit', 'onFormReady', 'onFormSubmit'],
  },
]

/**
 * Reads the event's name and the frame's id in a provider's message and nothing else, because the
 * rest may hold answers. Never throws.
 * @param provider its name in providers.ts
 * @param frameUrl the address the frame was opened with
 */
export function readFormMessage(
  data: unknown,
  provider: string,
  frameUrl: string,
): FormMessage | undefined {
  const dialect = DIALECTS.find((one) => one.provider === provider)
  if (!dialect || (typeof data === 'string' && data.length > MAX_TEXT_CHARACTERS)) return undefined
  try {
    const { idParameter } = dialect
    const id = idParameter && new URL(frameUrl).searchParams.get(idParameter)
    if (idParameter && (!id || field(data, 'embedId') !== id)) return undefined
    const name = dialect.eventName(data)
    if (name === dialect.submitted) return 'submitted'
    return typeof name === 'string' && dialect.alive.includes(name) ? 'alive' : undefined
  } catch {
    return undefined
  }
}

/** An own, plain field: getters are not run and inherited values are ignored. */
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
