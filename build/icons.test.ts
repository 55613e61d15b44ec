import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dataAddress, favicon, homeScreenIcon } from './icons.ts'

const colorsOf = (action: string) => (purpose: string) =>
  purpose === 'action' ? action : '#fbf6ed'
const day = colorsOf('#005054')
const svg = favicon({ day, night: colorsOf('#92dedd') })

it('the icon in the tab follows the color scheme', () => {
  expect(svg).toContain('stroke:#005054}')
  expect(svg).toContain('@media(prefers-color-scheme:dark){path{stroke:#92dedd}}')
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
