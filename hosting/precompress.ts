import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { isText } from './policy.ts'

/**
 * Puts a `.br` and a `.gz` beside each text file, as nginx and Caddy send them.
 * @param folder path of the site to serve
 */
export async function precompress(folder: string) {
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || !isText(extname(entry.name).slice(1))) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
