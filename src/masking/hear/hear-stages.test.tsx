// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../fake-browser.ts'
import { MaskingIllustration } from '../masking-illustration.tsx'
import { audible, FakeContext, fakeAudio, fakeParts } from './fake-audio.ts'

vi.mock('./player.ts', () => fakeParts)

const browser = fakeBrowser()
const pass = browser.passAsync

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string, detail = 1) => fireEvent.click(button(name), { detail })

async function openAndPress() {
  const view = render(<MaskingIllustration />)
  browser.scroll(1)
  press('Hear the four stages')
  await vi.waitFor(
    async () => {
      await pass(1)
      button('Loudness 1 of 3')
    },
    { timeout: 20_000 },
  )
  await pass(300)
  return view
}

// Else the first press would wait for the disk, whatever the fake clock says.
beforeAll(() => import('./hear-panels.tsx'))

beforeEach(() => {
  fakeAudio()
  browser.showTab(true)
})

describe('while it plays', () => {
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
