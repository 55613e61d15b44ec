import { NOT_A_MEDICAL_DEVICE } from '../copy/disclaimers.ts'
import { PRODUCT_NAME, type SiteFacts } from '../copy/site-facts.ts'
import { type FormFacts, formSentences } from './form-sentences.ts'
import { ownerSentences } from './owner-sentences.ts'

/**
 * Puts the shared words, the owner's facts and what is true of the form into a legal text.
 * @param text Markdown with tokens such as `{{productName}}`
 * @throws naming a token that has no text
 */
export function fillTokens(text: string, facts: SiteFacts, form: FormFacts): string {
  const texts: Record<string, string> = {
    productName: PRODUCT_NAME,
    notAMedicalDevice: NOT_A_MEDICAL_DEVICE,
    ...ownerSentences(facts),
    ...formSentences(form),
  }
  return text.replace(/\{\{(.*?)\}\}/g, (_, token: string) => {
    const filled = Object.hasOwn(texts, token) ? texts[token] : undefined
    if (filled === undefined)
      throw new Error(`The legal texts use {{${token}}}, which has no text.`)
    return filled
  })
}
