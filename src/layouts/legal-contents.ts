const contents = document.querySelector('.legal-contents')
const disclosure = contents?.querySelector('details')
let wasBeside = false

/** Opens the contents where the style sheet keeps them beside the text, and folds them above it. */
function followLayout() {
  const isBeside = contents !== null && getComputedStyle(contents).position === 'sticky'
  if (disclosure && isBeside !== wasBeside) disclosure.open = isBeside
  wasBeside = isBeside
}

addEventListener('resize', followLayout)
followLayout()
