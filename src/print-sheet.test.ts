import { describe, expect, it } from 'vitest'
import { hashOf } from './own-hashes.ts'
import { withoutPrintRules, withPrintSheet } from './print-sheet.ts'

const page = (css: string, hash = hashOf(css)) =>
  `<head><meta http-equiv="content-security-policy" content="style-src 'self' '${hash}';">` +
  `<style>${css}</style></head><p>@media print{words}</p>`

const SCREEN = '@layer base,print;a{color:red}@media (width>=60rem){a{color:blue}}'
const PAPER = '@media print{a{color:black}b{c:d}}'
const LAYERED = '@layer print{@media print{@page{margin:1cm}p{orphans:3}}}'

describe('rules for paper', () => {
  it('are taken out of a page whose policy names what is left', () => {
    const { html, css } = withoutPrintRules(page(`${PAPER}${SCREEN}${LAYERED}i{x:y}`))
    expect(html).toBe(page(`${SCREEN}i{x:y}`))
    expect(css).toBe(PAPER + LAYERED)
  })

  it('are all that is taken', () => {
    const whole = page(`${SCREEN}@media screen{a{b:c}}`)
    expect(withoutPrintRules(whole)).toEqual({ html: whole, css: '' })
  })
})

it('a page asks for its rules for paper at the end of its head', () => {
  expect(withPrintSheet(page(SCREEN), '/_astro/print.x.css')).toContain(
    '</style><link rel="stylesheet" href="/_astro/print.x.css" media="print"></head>',
  )
})
