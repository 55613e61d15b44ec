// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeBrowser } from './fake-browser.ts'
import { MaskingIllustration } from './masking-illustration.tsx'

const NAMES = ['Initial State', 'Tinnitus Masked', 'Residual Inhibition', 'Habituation']

const stageButton = (name: string) => screen.getByRole('button', { name })

/** Name of the stage that is marked as the current one. */
const shown = () =>
  [...document.querySelectorAll('[aria-current="step"]')].map((one) => one.textContent).join()

const browser = fakeBrowser()

function showInView() {
  const view = render(<MaskingIllustration />)
  browser.scroll(true)
  return view
}

describe('the pictures', () => {
  it('go round twice, three seconds each', () => {
    showInView()
    const seen = [shown()]
    for (let step = 0; step < 8; step += 1) {
      browser.pass(2999)
      expect(shown()).toBe(seen.at(-1))
      browser.pass(1)
      seen.push(shown())
    }
    expect(seen).toEqual([...NAMES, ...NAMES, 'Initial State'])
  })

  it('wait until they are in view, and again when they leave it', () => {
    render(<MaskingIllustration />)
    browser.pass(9000)
    expect(shown()).toBe('Initial State')
    browser.scroll(true)
    browser.pass(3000)
    expect(shown()).toBe('Tinnitus Masked')
    browser.scroll(false)
    browser.pass(9000)
    expect(shown()).toBe('Tinnitus Masked')
  })

  it('wait while the tab is hidden', () => {
    showInView()
    browser.showTab(false)
    browser.pass(9000)
    expect(shown()).toBe('Initial State')
    browser.showTab(true)
    browser.pass(3000)
    expect(shown()).toBe('Tinnitus Masked')
  })

  it('hold while a pointer rests on them', () => {
    showInView()
    fireEvent.pointerEnter(screen.getByRole('figure'))
    browser.pass(9000)
    expect(shown()).toBe('Initial State')
    fireEvent.pointerLeave(screen.getByRole('figure'))
    browser.pass(3000)
    expect(shown()).toBe('Tinnitus Masked')
  })

  // A finger that scrolls or taps does not rest.
  it('go on beneath a finger', () => {
    showInView()
    fireEvent.pointerEnter(screen.getByRole('figure'), { pointerType: 'touch' })
    browser.pass(3000)
    expect(shown()).toBe('Tinnitus Masked')
  })

  it('hold while the focus is on a stage', () => {
    showInView()
    const stage = stageButton('Habituation')
    fireEvent.focus(stage)
    browser.pass(9000)
    expect(shown()).toBe('Initial State')
    fireEvent.blur(stage)
    browser.pass(3000)
    expect(shown()).toBe('Tinnitus Masked')
  })

  it('hold while the focus is on a stage, although a pointer came and went', () => {
    showInView()
    fireEvent.focus(stageButton('Habituation'))
    fireEvent.pointerEnter(screen.getByRole('figure'))
    fireEvent.pointerLeave(screen.getByRole('figure'))
    browser.pass(9000)
    expect(shown()).toBe('Initial State')
  })

  it('stand still for a visitor who prefers less motion, until they press Play', () => {
    browser.preferReducedMotion(true)
    showInView()
    browser.pass(9000)
    expect(shown()).toBe('Initial State')
    fireEvent.click(stageButton('Play the pictures'))
    browser.pass(3000)
    expect(shown()).toBe('Tinnitus Masked')
  })

  it('stop when the visitor comes to prefer less motion', () => {
    showInView()
    browser.pass(3000)
    browser.preferReducedMotion(true)
    browser.pass(9000)
    expect(shown()).toBe('Tinnitus Masked')
    expect(stageButton('Play the pictures')).toBeDefined()
  })

  it('leave no clock and no observer behind', () => {
    const { unmount } = showInView()
    expect(vi.getTimerCount()).toBe(1)
    expect(browser.observerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(browser.observerCount()).toBe(0)
  })
})
