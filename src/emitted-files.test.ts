import { beforeAll, describe, expect, it } from 'vitest'
import { filesToEmit } from './emitted-files.ts'
import { pngSize } from './icons/png-size.ts'

const made: Record<string, Buffer> = {}

const madeFile = (address: string) => made[address] ?? Buffer.alloc(0)

beforeAll(async () => {
  for (const [address, make] of Object.entries(
    await filesToEmit(new URL('https://www.quiet.example')),
  )) {
    made[address] = Buffer.from(await make())
  }
})

describe('beside the pages', () => {
  it('stand these files and no others', () => {
    expect(Object.keys(made).sort()).toEqual([
      '/apple-touch-icon.png',
      '/cards/home.png',
      '/cards/medical-disclaimer.png',
      '/cards/privacy-policy.png',
      '/cards/terms-of-service.png',
      '/favicon.ico',
      '/favicon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/licenses/atkinson-hyperlegible-next.txt',
      '/robots.txt',
      '/site.webmanifest',
      '/sitemap.xml',
    ])
  })

  it.each(['home', 'privacy-policy', 'terms-of-service', 'medical-disclaimer'])(
    'the card of %s is 1200 × 630 and at most 60 kB',
    (page) => {
      const card = madeFile(`/cards/${page}.png`)
      expect(pngSize(card)).toBe('1200x630')
      expect(card.length).toBeLessThanOrEqual(60_000)
    },
  )

  it.each([
    ['/apple-touch-icon.png', '180x180'],
    ['/icon-192.png', '192x192'],
    ['/icon-512.png', '512x512'],
  ])('%s is %s', (address, size) => {
    expect(pngSize(madeFile(address))).toBe(size)
  })

  it('/favicon.ico holds a picture of 32 × 32', () => {
    expect(pngSize(madeFile('/favicon.ico').subarray(22))).toBe('32x32')
  })

  it('the manifest takes the day’s ground and keeps the browser’s own controls', () => {
    const manifest = JSON.parse(madeFile('/site.webmanifest').toString())
    expect(manifest).toMatchObject({ display: 'browser', start_url: '/' })
    expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(manifest.theme_color).toBe(manifest.background_color)
  })
})
