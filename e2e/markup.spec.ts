import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { ALL_PAGES } from './support/pages.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes `popoverTarget`, `dateTime` and `hidden=""`; HTML knows no difference.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    // A list may be named (WAI-ARIA 1.2, "list"); the rule would rather see landmarks named alone.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

for (const { name, path } of ALL_PAGES) {
  // Seen to catch a paragraph inside a `span`.
  test(`the markup of ${name} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    )
    expect(faults).toEqual([])
  })
}
