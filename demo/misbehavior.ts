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

/** Claims a sign-up in another frame's name, and lets another window claim it in the right one. */
export const SPOOF = `
const { stranger } = document.currentScript.dataset
parent.postMessage({ type: 'form_submit', embedId: 'another' }, '*')
document.getElementById('stranger').addEventListener('click', () => open(stranger))
`

/** Sends the form's message from a window that is not the form's. A pop-up closes itself. */
export const CLAIM_SIGN_UP = `
const { embedId } = document.currentScript.dataset
for (const page of [top, opener?.top]) page?.postMessage({ type: 'form_submit', embedId }, '*')
if (opener) setTimeout(close, 500)
`
