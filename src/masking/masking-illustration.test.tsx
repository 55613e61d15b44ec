// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { masking } from '../copy/masking.ts'
import { fakeBrowser } from './fake-browser.ts'
import { MaskingIllustration } from './masking-illustration.tsx'

const NAMES = ['Initial State', 'Tinnitus Masked', 'Residual Inhibition', 'Habituation']

const browser = fakeBrowser()

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

/** Name of the stage that is marked as the current one. */
const shown = () =>
  [...document.querySelectorAll('[aria-current="step"]')].map((one) => one.textContent).join()

function showInView() {
  const view = render(<MaskingIllustration />)
  browser.scroll(1)
  return view
}

function expectStill(stage: string) {
  browser.pass(30_000)
  expect(shown()).toBe(stage)
}

function expectNext(stage: string) {
  browser.pass(3000)
  expect(shown()).toBe(stage)
}

function expectAllFourInWords() {
  expect([...document.querySelectorAll('h3')].map((one) => one.textContent)).toEqual(NAMES)
  for (const { text } of masking.stages) expect(screen.getByText(text)).toBeDefined()
}

it('before scripts run all four stages are there in words, without a button', () => {
  document.body.innerHTML = renderToString(<MaskingIllustration />)
  expectAllFourInWords()
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('the built page and the browser agree, so that nothing jumps', () => {
  const complaint = vi.spyOn(console, 'error')
  const container = document.createElement('div')
  container.innerHTML = renderToString(<MaskingIllustration />)
  document.body.replaceChildren(container)
  render(<MaskingIllustration />, { container, hydrate: true })
  expect(complaint).not.toHaveBeenCalled()
  expect(screen.getAllByRole('button')).toHaveLength(6)
})

it('when the script fails, the four texts stay and the log says why', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('no observer here')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor() {
        throw failure
      }
    },
  )
  render(<MaskingIllustration />)
  expectAllFourInWords()
  expect(screen.getByText(/could not start/)).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(log).toHaveBeenCalledWith('The interactive part "masking" failed:', failure)
})

describe('the pictures', () => {
  it('go round twice, three seconds each, with all four texts', () => {
    showInView()
    const seen = [shown()]
    for (let step = 0; step < 8; step += 1) {
      browser.pass(2999)
      expect(shown()).toBe(seen.at(-1))
      browser.pass(1)
      seen.push(shown())
      expectAllFourInWords()
    }
    expect(seen).toEqual([...NAMES, ...NAMES, 'Initial State'])
  })

  const figure = () => screen.getByRole('figure')
  const stage = () => button('Habituation')

  it.each<[when: string, hold: () => unknown, letGo: () => unknown]>([
    ['out of view', () => browser.scroll(0), () => browser.scroll(1)],
    ['in a hidden tab', () => browser.showTab(false), () => browser.showTab(true)],
    ['paused', () => press('Pause the pictures'), () => press('Play the pictures')],
    [
      'a pointer rests on them',
      () => fireEvent.pointerEnter(figure()),
      () => fireEvent.pointerLeave(figure()),
    ],
    ['the focus is on a stage', () => fireEvent.focus(stage()), () => fireEvent.blur(stage())],
  ])('wait while %s, and go on after', (_when, hold, letGo) => {
    showInView()
    expectNext('Tinnitus Masked')
    hold()
    expectStill('Tinnitus Masked')
    letGo()
    expectNext('Residual Inhibition')
  })

  it('wait until they come into view', () => {
    render(<MaskingIllustration />)
    expectStill('Initial State')
  })

  it('hold while the focus is on a stage, although a pointer came and went', () => {
    showInView()
    fireEvent.focus(stage())
    fireEvent.pointerEnter(figure())
    fireEvent.pointerLeave(figure())
    expectStill('Initial State')
  })

  it('go on beneath a finger, which scrolls or taps but does not rest', () => {
    showInView()
    fireEvent.pointerEnter(figure(), { pointerType: 'touch' })
    expectNext('Tinnitus Masked')
  })

  it('stand still for a visitor who prefers less motion, until they press Play', () => {
    browser.preferReducedMotion(true)
    showInView()
    expectStill('Initial State')
    press('Play the pictures')
    expectNext('Tinnitus Masked')
  })

  it('stop when the visitor comes to prefer less motion', () => {
    showInView()
    expectNext('Tinnitus Masked')
    browser.preferReducedMotion(true)
    expectStill('Tinnitus Masked')
    expect(button('Play the pictures')).toBeDefined()
  })

  it.each(NAMES)('show "%s" at its button, and stay there', (name) => {
    showInView()
    press(name)
    expect(shown()).toBe(name)
    expectStill(name)
    expect(button('Play the pictures')).toBeDefined()
  })

  it('leave no timer and no observer behind', () => {
    const { unmount } = showInView()
    expect(browser.leftovers()).toBe(2)
    unmount()
    expect(browser.leftovers()).toBe(0)
  })
})
