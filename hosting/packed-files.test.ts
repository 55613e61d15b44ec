import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packFolder } from './packed-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a packed file stands beside its own, and what is packed by its kind stays alone', async () => {
  await writeFile(join(folder, 'page.html'), '<p>Words</p>')
  await writeFile(join(folder, 'letters.woff2'), 'letters')

  await packFolder(folder)

  expect((await readdir(folder)).sort()).toEqual([
    'letters.woff2',
    'page.html',
    'page.html.br',
    'page.html.gz',
  ])
  const packed = (name: string) => readFile(join(folder, name))
  expect(brotliDecompressSync(await packed('page.html.br')).toString()).toBe('<p>Words</p>')
  expect(gunzipSync(await packed('page.html.gz')).toString()).toBe('<p>Words</p>')
})

// The benchmark serves a folder several times, and packs it each time.
test('what was packed before is not packed again', async () => {
  await writeFile(join(folder, 'page.html'), '<p>Words</p>')

  await packFolder(folder)
  await writeFile(join(folder, 'page.html'), '<p>Other words</p>')
  await packFolder(folder)

  expect((await readdir(folder)).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz'])
  const packed = await readFile(join(folder, 'page.html.br'))
  expect(brotliDecompressSync(packed).toString()).toBe('<p>Other words</p>')
})
