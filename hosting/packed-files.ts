import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { PACKED_KINDS } from './policy.ts'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)

async function packFile(path: string) {
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  const [brotli, gzipped] = await Promise.all([
    packBrotli(content, quality),
    packGzip(content, { level: 9 }),
  ])
  await writeFile(`${path}.br`, brotli)
  await writeFile(`${path}.gz`, gzipped)
}

/**
 * Puts a `.br` and a `.gz` beside each file that gains by it, as nginx and Caddy send them.
 * @param folder path of the site to serve
 */
export async function packFolder(folder: string) {
  const packing: Promise<void>[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || PACKED_KINDS.includes(extname(entry.name).slice(1))) continue
    packing.push(packFile(join(entry.parentPath, entry.name)))
  }
  await Promise.all(packing)
}
