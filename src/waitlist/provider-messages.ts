/** What a message says: somebody has signed up, or only that the form is there. */
export type Submission = 'submitted' | 'alive'

/** No provider's message is near it; a longer text is not worth the visitor's time to parse. */
const MAX_TEXT_CHARACTERS = 100_000

interface Dialect {
  /** The event's name in a message, or nothing. */
  eventName: (data: unknown) => unknown
  /** The parameter of the frame's address whose value each of its messages repeats. */
  idParameter?: string
  submitted: string
  alive: readonly string[]
}

/** A map, so that no provider is found under the name of an object's own machinery. */
const DIALECTS = new Map<string, Dialect>([
  [
    'Tally',
    {
      // developers.tally.so/widgets/events: JSON text, whose payload holds the answers.
      eventName: (data) =>
        typeof data === 'string' ? field(JSON.parse(data), 'event') : undefined,
      submitted: 'Tally.FormSubmitted',
      alive: ['Tally.FormLoaded', 'Tally.FormPageView'],
    },
  ],
  [
    'Typeform',
    {
      // @typeform/embed 6.1.1, which drops messages of another embedId.
      idParameter: 'typeform-embed-id',
      eventName: (data) => field(data, 'type'),
      submitted: 'form-submit',
      alive: ['form-ready', 'form-height-changed'],
    },
  ],
  [
    'Fillout',
    {
      // @fillout/react 3.1.2, which drops messages of another embedId.
      idParameter: 'fillout-embed-id',
      eventName: (data) => field(data, 'type'),
      submitted: 'form_submit',
      alive: ['form_init', 'page_change', 'form_resized'],
    },
  ],
  [
    'Jotform',
    {
      // Public repositories, its own snippet among them: "setHeight:640:FORM" as text.
      eventName: (data) =>
        typeof data === 'string' ? `${data.split(':', 1)[0]}:` : field(data, 'action'),
      submitted: 'submission-completed',
      alive: ['setHeight:', 'scrollIntoView:', 'collapseErrorPage:'],
    },
  ],
  [
    'HubSpot',
    {
      // HubSpot's legacy form events. Its "onFormSubmit" comes before the answers are taken.
      eventName: (data) =>
        field(data, 'type') === 'hsFormCallback' ? field(data, 'eventName') : undefined,
      submitted: 'onFormSubmitted',
      alive: ['onBeforeFormInit', 'onFormReady', 'onFormSubmit'],
    },
  ],
])

/**
 * Reads the event's name in a message of a provider, and whether it is meant for our frame, and
 * nothing else: the rest may hold answers. Whatever `data` is, it does not throw.
 * @param form its provider, as the table names it, and the frame's address
 */
export function readSubmission(
  data: unknown,
  { provider, embedUrl }: { provider: string; embedUrl: string },
): Submission | undefined {
  const dialect = DIALECTS.get(provider)
  if (!dialect || (typeof data === 'string' && data.length > MAX_TEXT_CHARACTERS)) return undefined
  try {
    const { idParameter } = dialect
    const id = idParameter && new URL(embedUrl).searchParams.get(idParameter)
    if (idParameter && (!id || field(data, 'embedId') !== id)) return undefined
    const name = dialect.eventName(data)
    if (name === dialect.submitted) return 'submitted'
    return typeof name === 'string' && dialect.alive.includes(name) ? 'alive' : undefined
  } catch {
    return undefined
  }
}

/** A field's plain value; a getter is not run, and what an object inherits does not count. */
function field(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.getOwnPropertyDescriptor(data, name)?.value
}

/**
 * Whether a message comes from the form in our frame. Both must hold: another window can have the
 * form's origin, and the frame may have been led elsewhere.
 */
export function isFromFrame(
  event: { source: unknown; origin: unknown },
  frameWindow: unknown,
  expectedOrigin: string,
): boolean {
  if (!frameWindow || event.source !== frameWindow) return false
  // "null" is every sandboxed page's origin.
  return expectedOrigin !== 'null' && event.origin === expectedOrigin
}
