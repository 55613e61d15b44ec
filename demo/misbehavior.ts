/* Inline scripts of the stand-in's failure modes. */

/** Takes the focus and scrolls to the form, at once and three more times. */
export const STEAL_FOCUS = `
const field = document.getElementById('email')
for (const delayMs of [0, 1000, 3000, 6000]) {
  setTimeout(() => {
    field.focus()
    field.scrollIntoView()
  }, delayMs)
}
`

/** Claims a sign-up in every wrong shape, and lets another window claim it in the right one. */
export const SPOOF = `
const { embedId, stranger } = document.currentScript.dataset
const type = 'form_submit'
for (const message of [
  type,
  JSON.stringify({ type, embedId }),
  JSON.stringify({ event: 'Tally.FormSubmitted' }),
  [{ type, embedId }],
  { data: { type, embedId } },
  { type },
  { type, embedId: 'another' },
  { type, embedId: [embedId] },
  { type: [type], embedId },
  { type: 'FORM_SUBMIT', embedId },
  { type: 'form-submit', embedId },
  { event: type, embedId },
  { action: 'submission-completed', embedId },
]) parent.postMessage(message, '*')
document.getElementById('stranger').addEventListener('click', () => open(stranger))
`

/** Sends messages that make no sense. */
export const GARBLE = `
const { embedId } = document.currentScript.dataset
const type = 'form_submit'
const cycle = { type: 'x', embedId }
cycle.self = cycle
let deep = { type, embedId }
for (let depth = 0; depth < 1000; depth += 1) deep = { data: deep }
for (const message of [
  '{', '{"type":"form_submit"', '\\u0000', '', 'x'.repeat(3_000_000),
  null, undefined, NaN, true, 1n, new Date(NaN), /x/, new Error(type), new ArrayBuffer(9),
  new Map([['type', type], ['embedId', embedId]]), new Set([type]), [], [[]], {}, cycle, deep,
  JSON.parse('{"__proto__":{"type":"form_submit","embedId":"waitlist"}}'),
  { constructor: type, toString: type, valueOf: type, hasOwnProperty: type, embedId },
  { type: { toString: type }, embedId },
  { type: type.repeat(100_000), embedId },
]) parent.postMessage(message, '*')
`

/** Sends the form's message from a window that is not the form's. A pop-up closes itself. */
export const CLAIM_SIGN_UP = `
const { embedId } = document.currentScript.dataset
for (const page of [top, opener?.top]) page?.postMessage({ type: 'form_submit', embedId }, '*')
if (opener) setTimeout(close, 500)
`
