import { HtmlValidate } from 'html-validate'
import { ALL_PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const markup = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  // Astro puts the style of its islands into the body. Browsers accept it there; the standard does not.
  elements: ['html5', { style: { metadata: true, flow: true } }],
  rules: {
    // React writes `popoverTarget` and `hidden=""`, which is the same in HTML, and closes empty
    // elements as XML does.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Not in the standard for radio buttons, but browsers honor it; without it they restore the choice.
    'valid-autocomplete': 'off',
    'heading-level': 'error',
    // WAI-ARIA 1.2 lets lists have names; by default the rule allows only landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

test('the HTML of every page is valid', async ({ request }) => {
  for (const { name, path } of ALL_PAGES) {
    const { results } = await markup.validateString(await (await request.get(path)).text())
    const faults = results.flatMap(({ messages }) => messages)
    expect.soft(faults, name).toEqual([])
  }
})
