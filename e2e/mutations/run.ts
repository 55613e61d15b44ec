import { spawnSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { DEFECTS } from './defects.ts'

// npm run mutations [-- --sample N [--seed TEXT]]

const { sample, seed = String(randomInt(1e6)) } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string' } },
}).values

if (sample) {
  console.log(`A sample of ${sample}: --seed ${seed} draws the same again.`)
  const place = (defect: string) =>
    createHash('sha256')
      .update(seed + defect)
      .digest('hex')
  const drawn = DEFECTS.map(({ defect }) => defect)
    .toSorted((a, b) => place(a).localeCompare(place(b)))
    .slice(0, Number(sample))
  process.env.MUTATIONS = drawn.join('\n')
}
const config = join(import.meta.dirname, 'playwright.config.ts')
const { status } = spawnSync('npx', ['playwright', 'test', '--config', config], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
