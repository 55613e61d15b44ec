import { spawnSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { ALL_DEFECTS } from './defects.ts'

// npm run mutations [-- --sample N [--seed WORD]]
const options = { sample: { type: 'string' }, seed: { type: 'string' } } as const
const { sample, seed = String(randomInt(1e6)) } = parseArgs({ options }).values
if (sample) {
  console.log(`${sample} defects, drawn with --seed ${seed}`)
  const place = (defect: string) =>
    createHash('sha256')
      .update(seed + defect)
      .digest('hex')
  const drawn = ALL_DEFECTS.map(({ defect }) => defect)
  drawn.sort((a, b) => place(a).localeCompare(place(b)))
  process.env.MUTATIONS = drawn.slice(0, Number(sample)).join('\n')
}
const args = ['playwright', 'test', '--config', 'e2e/mutations/playwright.config.ts']
process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1
