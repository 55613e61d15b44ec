import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dataAddress, favicon, homeScreenIcon } from './icons.ts'

const colorsOf = (amber: string) => (purpose: string) => (purpose === 'amber' ? amber : '#fbf6ed')
const day = colorsOf('#8c4500')
const svg = favicon({ day, night: colorsOf('#efc37e') })

it('the icon in the tab follows the color scheme', () => {
  expect(svg).toContain('fill:#8c4500}')
  expect(svg).toMatch(/prefers-color-scheme:dark.*fill:#efc37e/)
})

it('its data address says the same and needs no request', () => {
  const address = dataAddress(svg)
  expect(address).toMatch(/^data:image\/svg\+xml,[^"<>#]+$/)
  expect(decodeURIComponent(address.slice(19))).toBe(svg.replaceAll('"', "'"))
})

it('an icon for a home screen stands on the page’s ground', async () => {
  const { data, info } = await sharp(await homeScreenIcon(day, 180))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([180, 180])
  expect([...data.subarray(0, 3)]).toEqual([0xfb, 0xf6, 0xed])
})
