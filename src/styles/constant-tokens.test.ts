import { resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import {
  constantsOf,
  constantTokens,
  shortNamesOf,
  withConstants,
  withShortNames,
} from './constant-tokens.ts'

const TOKENS = `:root {
  /* --note: 1px; */
  --space: 0.5rem;
  --paper: oklch(97% 0.01 84deg);
  --ground: var(--paper);
  --surface: var(--paper);
}
@media (prefers-color-scheme: dark) { :root { --ground: oklch(20% 0 0deg); } }`

const CARD = '.card { padding: calc(2 * var(--space)); background: var(--ground); }'

describe('a token', () => {
  const constants = constantsOf([TOKENS, CARD])

  it('is constant where it has one value for every screen', () => {
    expect([...constants.keys()]).toEqual(['--space', '--paper', '--surface'])
  })

  it('that is constant gives its place to its value, through other tokens too', () => {
    expect(withConstants(CARD, constants)).toBe(
      '.card { padding: calc(2 * 0.5rem); background: var(--ground); }',
    )
    expect(withConstants('a { color: var(--surface); }', constants)).toBe(
      'a { color: oklch(97% 0.01 84deg); }',
    )
  })

  it('that changes stays a token, with plain values', () => {
    const built = withConstants(TOKENS, constants)
    expect(built).toContain('--ground: oklch(97% 0.01 84deg);')
    expect(built).toContain('--ground: oklch(20% 0 0deg);')
    expect(built).not.toMatch(/--space|--paper|--surface|--note/)
  })

  it('that changes can have a short name, the same everywhere', () => {
    const shortNames = shortNamesOf([TOKENS, CARD])
    expect([...shortNames]).toEqual([['--ground', '--0']])
    expect(withShortNames('a { --ground: red; color: var(--ground); }', shortNames)).toBe(
      'a { --0: red; color: var(--0); }',
    )
    expect(withShortNames('a { --ground-deep: red; }', shortNames)).toContain('--ground-deep')
  })

  it('that nobody has given a value is left as it is written', () => {
    expect(withConstants('a { color: var(--gone); }', constants)).toContain('var(--gone)')
  })
})

// A replaced token kept its old value until the next start of `npm run dev`.
it.each([
  ['serve', false],
  ['build', true],
] as const)('in "%s" tokens are replaced: %s', async (command, isReplaced) => {
  const { plugins } = await resolveConfig(
    { configFile: false, plugins: [constantTokens()] },
    command,
  )
  expect(plugins.some(({ name }) => name === 'constant-tokens')).toBe(isReplaced)
})
