import runtime from 'astro/runtime/server/astro-island.prebuilt.js'
import { describe, expect, it } from 'vitest'
import { withLeanRuntime } from './lean-runtime.ts'
import { hashOf } from './own-hashes.ts'

const page = (script: string) =>
  `<meta http-equiv="content-security-policy" content="script-src '${hashOf(script)}';">` +
  `<script>${script}</script><astro-island props="{}" client="visible"></astro-island>`

const scriptOf = (html: string) => html.match(/<script>(.*)<\/script>/s)?.[1] ?? ''

describe('the script for interactive parts', () => {
  it('loses what no part uses, and the policy names what is left', () => {
    const lean = withLeanRuntime(page(runtime))
    const script = scriptOf(lean)
    expect(script.length).toBeLessThan(runtime.length * 0.65)
    expect(lean).toBe(page(script))
  })

  it('is still a script, which tries once more what could not be loaded', () => {
    const script = scriptOf(withLeanRuntime(page(runtime)))
    expect(() => new Function(script)).not.toThrow()
    for (const part of ['importWithRetry(', 'astro:hydration-error', 'customElements.define(']) {
      expect(script).toContain(part)
    }
  })

  it('stops the build where Astro has changed it', () => {
    const changed = runtime.replace('astro-slot', 'astro-place')
    expect(() => withLeanRuntime(page(changed))).toThrow(/slots within a part was not found/)
  })

  it.each([
    ['slots', '<astro-slot>'],
    [
      'components within',
      '<astro-island props="{}" client="visible" component-export="Menu.Item">',
    ],
    ['ways to wake', '<astro-island props="{}" client="idle">'],
    ['without properties', '<astro-island client="visible">'],
    [
      'kinds',
      '<astro-island props="{&quot;on&quot;:[3,&quot;2026-01-01&quot;]}" client="visible">',
    ],
    ['before any part', '<astro-island props="{}" client="visible" before-hydration-url="/a.js">'],
    ['as another page', '<meta name="astro-view-transitions-enabled" content="true">'],
  ])('stops the build where a page needs %s', (what, part) => {
    expect(() => withLeanRuntime(page(runtime) + part)).toThrow(
      new RegExp(`A page needs .*${what}`),
    )
  })
})

it('other scripts stay as they are', () => {
  expect(withLeanRuntime(page('alert(1)'))).toBe(page('alert(1)'))
})
