import { relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type SatteriProcessorOptions, satteri } from '@astrojs/markdown-satteri'
import {
  NOT_A_MEDICAL_DEVICE,
  RESIDUAL_INHIBITION_LIMIT,
  SETUP_TIME_LIMIT,
} from '../content/disclaimers.ts'
import { isSoundOffered, PRODUCT_NAME } from '../content/site-facts.ts'
import type { SiteFacts } from '../facts/fact-schema.ts'
import {
  type BookingSettings,
  bookingSentences,
  type FormSettings,
  formSentences,
} from './form-sentences.ts'
import { ownerSentences } from './owner-sentences.ts'
import type { Phrase } from './phrase.ts'

type MarkdownPlugin = NonNullable<SatteriProcessorOptions['mdastPlugins']>[number]

/** The fields of a syntax tree node (mdast) that the plugin reads. */
interface SyntaxNode {
  value?: string
  url?: string
  title?: string | null
  position?: { start: { line: number } }
}

interface Context {
  fileURL: URL | undefined
}

/** The settings that the texts depend on. */
export interface TextSettings {
  facts: SiteFacts
  form: FormSettings
  booking: BookingSettings
}

const SOUND_EXAMPLE = [
  'You can ',
  { text: 'hear a short example', url: '/#masking' },
  ' above; it lasts 12 seconds.',
] as const

/** The text for each `{{token}}` in the legal pages and the FAQ's answers. */
export function tokenTexts({ facts, form, booking }: TextSettings): Record<string, Phrase> {
  return {
    productName: PRODUCT_NAME,
    notAMedicalDevice: NOT_A_MEDICAL_DEVICE,
    setupTimeLimit: SETUP_TIME_LIMIT,
    residualInhibitionLimit: RESIDUAL_INHIBITION_LIMIT,
    soundExample: isSoundOffered ? SOUND_EXAMPLE : '',
    ...ownerSentences(facts),
    ...formSentences(form),
    ...bookingSentences(booking),
  }
}

/** Astro's Markdown, with tokens filled in and places for links to land. */
export const siteMarkdown = (readTexts: () => Record<string, Phrase>) =>
  satteri({
    mdastPlugins: [fillTokens(readTexts), linkTargets],
    // The texts already have typographic quotes and dashes.
    features: { smartPunctuation: false },
  })

/**
 * Fills in the tokens and drops comments. Anything that the pages cannot show stops the build, with
 * file and line.
 */
function fillTokens(readTexts: () => Record<string, Phrase>): MarkdownPlugin {
  return () => {
    const texts = new Map(Object.entries(readTexts()))
    return {
      name: 'fill-tokens',
      options: { position: true },
      text(node, context) {
        const parts = node.value.split(/\{\{(.*?)\}\}/)
        const nodes = parts.flatMap((part, index) => {
          const isToken = index % 2 === 1
          const text = isToken ? texts.get(part) : part
          if (text === undefined) fail(node, context, `uses the unknown token {{${part}}}`)
          if (!isToken && /\{\{|\}\}/.test(part)) fail(node, context, 'has an unmatched {{ or }}')
          return toNodes(text)
        })
        if (parts.length > 1) context.replaceNode(node, nodes)
      },
      html(node, context) {
        const rest = node.value.replace(/<!--.*?-->/gs, '').trim()
        if (rest) fail(node, context, `has HTML, which is not published: ${rest}`)
        context.removeNode(node)
      },
      heading(node, context) {
        if (node.depth === 1) fail(node, context, 'has a second title; begin headings with ##')
      },
      table(node, context) {
        // Rendered as inline styles, which the security policy blocks.
        if (node.align?.some(Boolean))
          fail(node, context, 'aligns table columns; write --- without colons')
      },
      listItem(node, context) {
        if (typeof node.checked === 'boolean')
          fail(node, context, 'has a checkbox, which has no label')
      },
      inlineCode: failOnToken,
      link: failOnToken,
      definition: failOnToken,
      code: failOn('code, or a line that begins with four spaces'),
      image: failOn('an image'),
      imageReference: failOn('an image'),
      footnoteReference: failOn('a footnote'),
      footnoteDefinition: failOn('a footnote'),
    }
  }
}

/** A link's target takes the focus, so that screen readers go on reading there. */
const asTarget = (id: string) => ({ hProperties: { id, tabIndex: -1 } })

/**
 * Links to a question land on the first paragraph of its answer: inside `<details>`, which browsers
 * then open. Any other paragraph that ends with `{#id}` is a target too.
 */
const linkTargets: MarkdownPlugin = {
  name: 'link-targets',
  before({ children }, context) {
    const [, question] = context.fileURL?.pathname.match(/\/faq\/([^/]+)\.md$/) ?? []
    const first = children.find(({ type }) => type === 'paragraph')
    if (question && first) context.setProperty(first, 'data', asTarget(question))
  },
  text(node, context) {
    const [mark, id] = node.value.match(/ \{#([a-z-]+)\}$/) ?? []
    const paragraph = context.parent(node)
    if (!mark || !id || !paragraph) return
    context.setProperty(paragraph, 'data', asTarget(id))
    context.setProperty(node, 'value', node.value.slice(0, -mark.length))
  },
  heading(node, context) {
    // Firefox's Reader View drops a heading with an id such as `contact` unless its class says this.
    context.setProperty(node, 'data', { hProperties: { className: ['content'] } })
  },
}

const toNodes = (phrase: Phrase) =>
  [phrase].flat().map((part) => {
    if (typeof part === 'string') return { type: 'text' as const, value: part }
    const children = [{ type: 'text' as const, value: part.text }]
    return { type: 'link' as const, url: part.url, children }
  })

function failOnToken(node: SyntaxNode, context: Context) {
  if (/\{\{|\}\}/.test(`${node.value} ${node.url} ${node.title}`))
    fail(node, context, 'has a token in code or in a link’s address, where it is not filled in')
}

const failOn = (what: string) => (node: SyntaxNode, context: Context) =>
  fail(node, context, `has ${what}, which these pages cannot show`)

function fail(node: SyntaxNode, { fileURL }: Context, fault: string): never {
  const file = fileURL && relative(process.cwd(), fileURLToPath(fileURL))
  throw new Error(`${file}:${node.position?.start.line} ${fault}.`)
}
