import process from 'node:process'
import {
  each,
  type Plant,
  remove,
  removeAttribute,
  script,
  setAttribute,
  style,
  swallow,
  watch,
} from './plant.ts'

/** Defects that would hurt a visitor, each beneath the file of its test and words of its title. */
const DEFECTS: Record<string, Record<string, Plant>> = {
  'accessibility.spec.ts: the 404 page has no accessibility fault': {
    'words are pale by day': style('@media (prefers-color-scheme: light) { p { color: #999 } }'),
    'words are dim by night': style('@media (prefers-color-scheme: dark) { p { color: #777 } }'),
    'the page has no language': removeAttribute('html', 'lang'),
    'the navigation has no name': removeAttribute('nav', 'aria-label'),
    'links do not say that they open a new tab': remove('a[target] .visually-hidden'),
  },
  'anchors.journey.ts: "FAQ" lands at its section': {
    'sections come to rest beneath the header': style('* { scroll-padding: 0 !important }'),
  },
  'anchors.journey.ts: a link of the page leaps where the system asks for less motion': {
    'links glide against the wish': style('html { scroll-behavior: smooth !important }'),
  },
  'campaign-tags.spec.ts: campaign tags last for a visit to a legal page and back': {
    'campaign tags are lost': script(() => history.replaceState(null, '', location.pathname)),
  },
  'error-pages.spec.ts: an unknown path is not found': {
    'the 404 page does not say what it is': each('h1', (title) => title.replaceChildren('Hm')),
    'a wrong path is not logged': script(() => Object.assign(console, { error: () => 0 })),
  },
  'faq.journey.ts: in this browser one answer or none is open': {
    'two answers are open at once': (page) => {
      removeAttribute('#faq details', 'name')(page)
      remove('script[type=module]')(page)
    },
  },
  'faq.journey.ts: Enter and Space open a question and close it again': {
    'an open answer cannot be closed': script(() => {
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('details[open] summary')) event.preventDefault()
      })
    }),
  },
  'focus.spec.ts: the focus shows at every stop of the open menu': {
    'nothing shows where the focus is': style(':focus-visible { outline: 0 !important }'),
  },
  'footer.spec.ts: the footer of every page has its links, the year and the disclaimer': {
    'the disclaimer is gone': remove('footer p'),
  },
  'hear.spec.ts: the words of caution come first': {
    'the words of caution are gone': style('#hear-notice { display: none }'),
  },
  'hear.spec.ts: each way to end the sound silences it': {
    'Escape does not stop the sound': swallow('keydown'),
  },
  'hear.spec.ts: nothing can be louder than': {
    'nothing caps the sound': script(() => Object.assign(window, { WaveShaperNode: GainNode })),
  },
  'landing-page.spec.ts: claims stand beside the words that limit them': {
    'claims stand without their limits': each('main p', (line) => {
      line.innerHTML = line.innerHTML.replaceAll('design goal', 'fact')
    }),
  },
  'layout.spec.ts: the 404 page fits every width and is easy to press': {
    'links of the footer are too small to press': style(
      'footer a { padding: 0 !important; min-block-size: 0 !important }',
    ),
  },
  'layout.spec.ts: the words of the 404 page are large, upright and in short lines': {
    'words are too small': style('p { font-size: 13px !important }'),
  },
  'masking.journey.ts: the stages follow each other every 3 seconds': {
    'the stages change too soon': script(() => {
      const get = () => (run: () => void) => setTimeout(run, 2000)
      Object.defineProperty(window, 'setInterval', { get, set: () => undefined })
    }),
    'each stage is read out': setAttribute('#masking', 'role', 'status'),
  },
  'masking.journey.ts: Pause stops the pictures for good': {
    'Pause does nothing': swallow('click'),
  },
  'masking.journey.ts: where less motion is asked for': {
    'the pictures move although less motion is asked for': script(() => {
      const ask = window.matchMedia.bind(window)
      window.matchMedia = (query) => ask(query.replace('reduce', 'no-preference'))
    }),
  },
  'menu.journey.ts: a click opens the menu with its four items': {
    'the menu does not open': removeAttribute('[popovertarget]', 'popovertarget'),
  },
  'menu.journey.ts: Enter opens the menu': {
    'Escape does not close the menu': setAttribute('[popover]', 'popover', 'manual'),
  },
  'menu.journey.ts: choosing an item closes the menu': {
    'choosing does not close the menu': script(() => {
      HTMLElement.prototype.hidePopover = () => undefined
    }),
  },
  'print.spec.ts: paper shows all answers': {
    'paper leaves the answers out': style('@media print { details > * { display: none } }'),
  },
  'reflow.journey.ts: no page scrolls sideways': {
    'the page scrolls sideways on a phone': style('h1 { min-inline-size: 30rem }'),
  },
  'security-policy.journey.ts: obeys the policy, stores nothing and asks no stranger': {
    'the page stores something': script(() => localStorage.setItem('visits', '1')),
  },
  'security-policy.journey.ts: no script or frame that is slipped into a page runs': {
    'the page has no policy': remove('meta[http-equiv="content-security-policy"]'),
  },
  'silence.spec.ts: only a press on the button that says so': {
    'the page begins with a tone': script(() => setTimeout(() => new AudioContext(), 100)),
  },
  'skip-link.journey.ts: the first Tab on every page': {
    'the skip link leads nowhere': setAttribute('[href="#main"]', 'href', '#content'),
  },
  'thank-you.journey.ts: a sign-up is thanked for': {
    'a sign-up is not thanked for': swallow('message'),
  },
  'thank-you.journey.ts: nobody is thanked in the form’s name by others': {
    'strangers are thanked for signing up': script(() => {
      Object.defineProperties(MessageEvent.prototype, {
        origin: { get: () => 'http://localhost:4332' },
        source: { get: () => window.frames[0] },
      })
    }),
  },
  'waitlist.spec.ts: the frame is 600 px high': {
    'the frame has no title': watch('iframe', (frame) => frame.removeAttribute('title')),
    'the frame may do anything': watch('iframe', (frame) => frame.removeAttribute('sandbox')),
  },
  'waitlist.spec.ts: a keyboard visitor comes to the link, then to the form': {
    'there is no way out of the frame': remove('#waitlist a[href$="/t/waitlist"]'),
  },
}

/** Names the defect that a request is answered with. */
export const DEFECT_HEADER = 'x-planted-defect'

export const ALL_DEFECTS = Object.entries(DEFECTS).flatMap(([place, defects]) => {
  const [spec = '', test = ''] = place.split(': ')
  return Object.entries(defects).map(([defect, plant]) => ({ defect, plant, spec, test }))
})

const drawn = process.env.MUTATIONS?.split('\n')
/** All defects, or those that `run.ts` has drawn. */
export const CHOSEN = ALL_DEFECTS.filter(({ defect }) => drawn?.includes(defect) ?? true)
