import { describe, expect, it } from 'vitest'
import { dataAddress, favicon, icon } from './favicon.ts'
import { icoOf } from './ico.ts'

const day = () => '#005054'
const night = () => '#92dedd'

describe('the icon in the tab', () => {
  const svg = favicon({ day, night })

  it('follows the color scheme', () => {
    expect(svg).toContain('stroke:#005054}')
    expect(svg).toContain('@media(prefers-color-scheme:dark){path{stroke:#92dedd}}')
  })

  it('is an address that needs no request and says the same', () => {
    const [kind, text = ''] = dataAddress(svg).split(',')
    expect(kind).toBe('data:image/svg+xml')
    expect(text).not.toMatch(/["<>#]/)
    expect(decodeURIComponent(dataAddress(svg).slice(19))).toBe(svg.replaceAll('"', "'"))
  })
})

describe('an icon for a home screen', () => {
  it('stands in the middle of the ground', () => {
    const svg = icon(day, { size: 180, share: 0.5, hasGround: true })
    expect(svg).toContain('width="180" height="180"')
    expect(svg).toContain('<rect width="100%" height="100%" fill="#005054"/>')
    expect(svg).toContain('translate(8 8) scale(0.5)')
  })

  it('can stand on nothing', () => {
    expect(icon(day, { size: 32, share: 1, hasGround: false })).not.toContain('<rect')
  })
})

it('an ICO file names its one picture, its size and its place', () => {
  const ico = icoOf(Buffer.from('a picture'), 32)
  expect(ico.toString('hex', 0, 22)).toBe('00000100010020200000010020000900000016000000')
  expect(ico.toString('latin1', 22)).toBe('a picture')
})
