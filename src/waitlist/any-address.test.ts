import { expect, it } from 'vitest'
import { belongs, formFault, isWebAddress } from './address-faults.ts'
import { readCampaignTags } from './attribution.ts'
import { understandBooking } from './booking-providers.ts'
import { drawnAddress } from './drawn-addresses.ts'
import { understandForm } from './form-providers.ts'
import { seededDraw } from './seeded-cases.ts'

const CASES = 12_000

it(`${CASES} pasted form addresses are framed on their own host, linked or refused`, () => {
  const draw = seededDraw(20_260_401)
  const kinds = { frame: 0, link: 0, refused: 0 }
  for (let index = 0; index < CASES; index += 1) {
    const pasted = drawnAddress(draw)
    const fault = formFault(pasted)
    if (fault) expect.fail(`${JSON.stringify(pasted.slice(0, 300))}: ${fault}`)
    kinds[understandForm(pasted).kind] += 1
  }
  // All three must have been tried in earnest.
  expect(kinds.frame).toBeGreaterThan(3000)
  expect(kinds.link).toBeGreaterThan(800)
  expect(kinds.refused).toBeGreaterThan(3000)
})

it(`${CASES} addresses under a named provider are its forms on any host but another’s`, () => {
  const draw = seededDraw(314)
  let [framed, refused, onOwnHost] = [0, 0, 0]
  for (let index = 0; index < CASES; index += 1) {
    const pasted = draw.chance(0.4)
      ? drawnAddress(draw).replace(/\/[a-z]+\//, '/t/')
      : drawnAddress(draw)
    const fault = formFault(pasted, 'Fillout')
    if (fault) expect.fail(`${JSON.stringify(pasted.slice(0, 300))}: ${fault}`)
    const form = understandForm(pasted, 'Fillout')
    if (form.kind === 'refused') refused += 1
    else framed += 1
    if (form.kind === 'frame' && !belongs(form.openUrl, 'Fillout')) onOwnHost += 1
  }
  expect(framed).toBeGreaterThan(800)
  expect(onOwnHost).toBeGreaterThan(300)
  expect(refused).toBeGreaterThan(3000)
})

it(`${CASES} pasted booking addresses open as they are or are refused`, () => {
  const draw = seededDraw(7)
  let known = 0
  for (let index = 0; index < CASES; index += 1) {
    const pasted = drawnAddress(draw)
    const result = understandBooking(pasted)
    if (result.kind === 'refused') continue
    const { openUrl, provider } = result
    const isRight = openUrl === new URL(pasted).href && isWebAddress(openUrl)
    const isNamed = provider === 'unknown' || belongs(openUrl, provider)
    const isStable = JSON.stringify(understandBooking(openUrl)) === JSON.stringify(result)
    if (!isRight || !isNamed || !isStable) expect.fail(JSON.stringify(pasted.slice(0, 300)))
    if (provider !== 'unknown') known += 1
  }
  expect(known).toBeGreaterThan(800)
})

it(`${CASES} addresses are read for tags without harm`, () => {
  const draw = seededDraw(42)
  for (let index = 0; index < CASES; index += 1) {
    const address = drawnAddress(draw)
    const tags = readCampaignTags(address.slice(address.indexOf('?')))
    const values = [...tags.values()]
    const isSmall = values.every((value) => value !== '' && [...value].length <= 150)
    if (!isSmall || /[\p{Cc}\p{Cf}]/u.test(values.join(''))) expect.fail(JSON.stringify(address))
  }
})
