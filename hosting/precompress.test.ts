import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'

test('text files get a .br and a .gz of their own, also when compressed again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'))
  const read = (name: string) => readFile(join(folder, name))
  await writeFile(join(folder, 'font.woff2'), 'font')
  for (const words of ['<p>Words</p>', '<p>Other words</p>']) {
    await writeFile(join(folder, 'page.html'), words)
    await precompress(folder)
    expect((await readdir(folder)).sort()).toEqual([
      'font.woff2',
      'page.html',
      'page.html.br',
      'page.html.gz',
    ])
    expect(`${brotliDecompressSync(await read('page.html.br'))}`).toBe(words)
    expect(`${gunzipSync(await read('page.html.gz'))}`).toBe(words)
  }
  await rm(folder, { recursive: true })
})
