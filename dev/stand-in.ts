import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

/** Under `/t/`, as with Fillout on a custom domain. */
const FORM_PATH = '/t/waitlist'
const BOOKING_PATH = '/booking'

/** The parameter that passes the frame's id to a framed Fillout form. */
const EMBED_ID = 'fillout-embed-id'

/** Settings that point the site to the form and the booking page of a stand-in at this origin. */
export function standInSettings(origin: string) {
  return {
    WAITLIST_FORM_URL: origin + FORM_PATH,
    WAITLIST_FORM_PROVIDER: 'Fillout',
    BOOKING_URL: origin + BOOKING_PATH,
  }
}

const escapeHtml = (typed: string) =>
  typed.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Contrast: text at least 7:1, control borders 3:1. */
const STYLE = `
:root { color-scheme: light; font: 118.75%/1.5 system-ui, sans-serif; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; color: #1b2433; background: #fffdf9; }
main { max-width: 36rem; margin-inline: auto; padding: 1rem; }
h1 { font-size: 1.45rem; line-height: 1.2; }
.note { margin: 0; padding: 0.4rem 0.8rem; background: #f1eadd; color: #414b59; }
label { display: block; margin-block: 0.75rem; }
input, button { min-height: 3rem; padding: 0.4rem 0.75rem; font: inherit; }
input:not([type=checkbox]), button { display: block; width: 100%; border-radius: 12px; }
input { color: inherit; background: #fff; border: 2px solid #6b7480; }
.choice { display: flex; gap: 0.75rem; align-items: start; font-size: 0.9rem; line-height: 1.4; }
.choice input { flex: none; width: 1.6rem; min-height: 1.6rem; margin: 0; accent-color: #0b4f55; }
button { font-weight: 650; color: #fff; background: #0b4f55; border: 2px solid transparent; }
:focus-visible, h1:focus { outline: 3px solid #0b4f55; outline-offset: 3px; }
`

/** The form submits to `#title`, which takes the focus. The empty icon prevents a request for one. */
const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note">This page is a stand-in. It sends nothing and keeps nothing.</p>
<h1 id="title" tabindex="-1">${title}</h1>
${content}
</main>
</body>
</html>
`

/** Posts an event to the parent page as Fillout does (@fillout/react 3.1.2), answers included. */
function report(type: 'form_init' | 'form_submit', embedId: string): string {
  if (!embedId) return ''
  return `<script data-embed-id="${escapeHtml(embedId)}">
const { embedId } = document.currentScript.dataset
const answers = document.querySelector('main').innerText
const submissionUuid = crypto.randomUUID()
parent.postMessage({ type: '${type}', embedId, submissionUuid, answers }, '*')
</script>`
}

const formPage = (embedId: string) =>
  page(
    'Join the waitlist',
    `<form method="post" action="${FORM_PATH}#title">
<input type="hidden" name="${EMBED_ID}" value="${escapeHtml(embedId)}">
<label>Email
<input name="email" type="email" required autocomplete="email" spellcheck="false">
</label>
<label>First name (optional)
<input name="firstName" autocomplete="given-name" spellcheck="false">
</label>
<label class="choice">
<input name="consent" type="checkbox" required>
<span>You may email me about the app. I know that joining a tinnitus waitlist may say something
about my health.</span>
</label>
<button>Join the waitlist</button>
</form>
${report('form_init', embedId)}`,
  )

const joinedPage = (email: string, embedId: string) =>
  page(
    'You are on the waitlist',
    `<p>Thank you. You entered <strong>${escapeHtml(email)}</strong>.</p>
${report('form_submit', embedId)}`,
  )

const BOOKING_PAGE = page('Book a call', '<p>Your scheduling page opens here.</p>')

/** Undefined if there is nothing at the address. */
async function renderPage(request: IncomingMessage): Promise<string | undefined> {
  const url = URL.parse(request.url ?? '', 'http://localhost')
  if (url?.pathname === BOOKING_PATH) return BOOKING_PAGE
  if (url?.pathname !== FORM_PATH) return undefined
  if (request.method !== 'POST') return formPage(url.searchParams.get(EMBED_ID) ?? '')
  const fields = new URLSearchParams(await text(request))
  return joinedPage(fields.get('email') ?? '', fields.get(EMBED_ID) ?? '')
}

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

/** Serves a sign-up form that behaves like Fillout, and a booking page. Stores nothing. */
export function createStandIn(): Server {
  return createServer(async (request, response) => {
    // Reading the body fails if the visitor leaves before it is complete.
    const html = await renderPage(request).catch(() => undefined)
    response.writeHead(html ? 200 : 404, HEADERS).end(html ?? 'There is nothing at this address.')
  })
}
