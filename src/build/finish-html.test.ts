import assert from 'node:assert/strict'
import { it } from 'node:test'
import { satteri } from '@astrojs/markdown-satteri'
import { scrollWideTables, targetFirstElement } from './finish-html.ts'

async function tableOf(columns: number) {
  const { render } = await satteri().createRenderer({ syntaxHighlight: false })
  const markdown = `|${' a |'.repeat(columns)}\n|${' - |'.repeat(columns)}\n|${' b |'.repeat(columns)}`
  const { code } = await render(markdown, { fileURL: new URL(import.meta.url) })
  return scrollWideTables(code)
}

it('a table of three columns scrolls in a box of its own, one of two does not', async () => {
  assert.match(
    await tableOf(3),
    /^<div class="wide-table" role="region" aria-label="\w[^"]*" tabindex="0"><table>.*<\/table><\/div>/s,
  )
  assert.match(await tableOf(2), /^<table>/)
})

it('links lead to the first element of an answer, a list too', () => {
  const list = targetFirstElement('<ul>\n<li>One</li>\n</ul>', 'cost')
  assert.equal(list, '<ul id="cost" tabindex="-1">\n<li>One</li>\n</ul>')
})

it('a wide table that begins an answer can still be reached by Tab', async () => {
  const html = targetFirstElement(await tableOf(3), 'cost')
  assert.deepEqual(html.match(/tabindex="[^"]*"/g), ['tabindex="0"'])
})
