// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../fake-browser.ts'
import { MaskingIllustration } from '../masking-illustration.tsx'
import { audible, FakeContext, fakeAudio, fakeParts } from './fake-audio.ts'

vi.mock('./player.ts', () => fakeParts)

const browser = fakeBrowser()
const pass = browser.passAsync

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string, detail = 1) => fireEvent.click(button(name), { detail })

/** Name of the stage that is marked as the current one. */
const shown = () =>
  [...document.querySelectorAll('[aria-current="step"]')].map((one) => one.textContent).join()

/** The caption of the stage that is heard, with its limit. */
const caption = () => document.querySelector('.hear-caption [data-shown=true]')?.textContent

async function open() {
  const view = render(<MaskingIllustration />)
  browser.scroll(1)
  return view
}

/** @param waitMs how long the pictures run before the press */
async function openAndPress(waitMs = 0) {
  const view = await open()
  await pass(waitMs)
  press('Hear the four stages')
  // The files come from the disk, whatever the fake clock says.
  await vi.waitFor(async () => {
    await pass(1)
    button('Loudness 1 of 3')
  })
  await pass(300)
  return view
}

beforeEach(() => {
  fakeAudio()
  browser.showTab(true)
})

it('before the press the words of caution stand above the button, and nothing sounds', async () => {
  await open()
  const hear = button('Hear the four stages')
  const notice = screen.getByText(/^Turn your device down first/)
  expect(notice.compareDocumentPosition(hear)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/^Not a test or treatment/)).toBeDefined()
  expect(notice.closest('#hear-notice')).not.toBeNull()
  expect(hear.getAttribute('aria-describedby')).toBe('hear-notice')
  await pass(60_000)
  expect(FakeContext.all).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByText(/Hear nothing/)).toBeNull()
})

describe('while it plays', () => {
  it('the same button, with the focus that it had, stops the sound', async () => {
    await open()
    const one = button('Hear the four stages')
    one.focus()
    press('Hear the four stages')
    expect(button('Stop the sound')).toBe(one)
    await pass(500)
    press('Stop the sound')
    await pass(200)
    expect(audible()).toBe(0)
    expect(document.activeElement).toBe(one)
    expect(button('Hear the four stages')).toBe(one)
  })

  it.each([
    ['the pictures begin anew and go with the sound, once, each with its caption', false],
    ['they do so for a visitor who prefers less motion', true],
  ])('%s', async (_what, prefersReducedMotion) => {
    browser.preferReducedMotion(prefersReducedMotion)
    await openAndPress(6000)
    // Neither of them holds pictures that follow the sound.
    fireEvent.pointerEnter(screen.getByRole('figure'))
    fireEvent.focus(button('Habituation'))
    const seen = [[shown(), caption()]]
    for (let stage = 1; stage < 4; stage += 1) {
      await pass(3000)
      seen.push([shown(), caption()])
    }
    const limit = 'For illustration; many people notice seconds, some nothing.'
    expect(seen).toEqual([
      ['Initial State', expect.stringMatching(/soft tone/)],
      ['Tinnitus Masked', expect.stringMatching(/hiss/)],
      ['Residual Inhibition', expect.stringContaining(limit)],
      ['Habituation', expect.stringContaining(limit)],
    ])
    await pass(30_000)
    expect(shown()).toBe('Habituation')
    expect(audible()).toBe(0)
    expect(button('Play the pictures')).toBeDefined()
  })

  it('only its beginning and its end are announced; who hears nothing is told to leave it', async () => {
    await openAndPress()
    expect(screen.getAllByText(/Do not turn it up/).length).toBeGreaterThan(0)
    const status = screen.getByRole('status')
    const told = new Set([status.textContent])
    for (let second = 0; second < 14; second += 1) {
      await pass(1000)
      told.add(status.textContent)
    }
    expect([...told]).toEqual([
      expect.stringMatching(/12 seconds.*Escape/),
      expect.stringMatching(/Nothing plays now/),
    ])
    expect(screen.getAllByText(/Do not turn it up/)).toHaveLength(1)
  })

  it.each([
    ['Pause the pictures', 'Initial State'],
    ['Habituation', 'Habituation'],
    ['Stop the sound', 'Initial State'],
  ])('"%s" ends it, and the pictures stand still', async (name, stage) => {
    await openAndPress()
    expect(audible()).toBe(1)
    press(name)
    await pass(200)
    expect(audible()).toBe(0)
    await pass(30_000)
    expect(shown()).toBe(stage)
    expect(button('Play the pictures')).toBeDefined()
  })

  it('the loudness has three steps, and each play begins at the first', async () => {
    await openAndPress()
    for (const step of [1, 2, 3, 1]) press(`Loudness ${step} of 3`)
    expect(FakeContext.all[0]?.steps).toEqual([1, 2, 0, 1])
    press('Stop the sound')
    await pass(1000)
    expect(screen.queryByRole('button', { name: /Loudness/ })).toBeNull()
    press('Hear the four stages')
    await pass(300)
    expect(button('Loudness 1 of 3')).toBeDefined()
    expect(FakeContext.all[1]?.steps).toEqual([])
  })

  // Seen to catch a stop that a second press turned into a start.
  it('a press that was meant to stop it never starts it again', async () => {
    await openAndPress()
    press('Stop the sound')
    for (let presses = 0; presses < 5; presses += 1) {
      await pass(300)
      press('Hear the four stages')
    }
    await pass(300)
    expect(FakeContext.all).toHaveLength(1)
    await pass(700)
    press('Hear the four stages')
    await pass(300)
    expect(audible()).toBe(1)
  })

  it('a press as it ends by itself does not start it again', async () => {
    await openAndPress()
    await pass(12_000)
    press('Hear the four stages')
    await pass(500)
    expect(FakeContext.all).toHaveLength(1)
  })

  it('a double click is one press', async () => {
    await openAndPress()
    press('Stop the sound')
    await pass(1000)
    press('Hear the four stages')
    await pass(150)
    press('Stop the sound', 2)
    await pass(500)
    expect(audible()).toBe(1)
  })

  it('the focus goes back to the button where the loudness had it', async () => {
    await openAndPress()
    button('Loudness 1 of 3').focus()
    await pass(13_000)
    expect(document.activeElement).toBe(button('Hear the four stages'))
  })

  it('a page part that goes takes its sound along', async () => {
    const { unmount } = await openAndPress()
    unmount()
    expect(audible()).toBe(0)
  })
})

it('where the sound cannot start, that is said, and the pictures go on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  FakeContext.start = 'refused'
  await open()
  press('Hear the four stages')
  await pass(100)
  expect(screen.getByRole('status').textContent).toMatch(/could not start/)
  expect(button('Hear the four stages')).toBeDefined()
  await pass(3000)
  expect(shown()).toBe('Tinnitus Masked')
})
