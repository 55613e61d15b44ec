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

describe('the pictures', () => {
  const figure = () => screen.getByRole('figure')
  const stage = () => button('Habituation')

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

  it('leave no timer and no observer behind', () => {
    const { unmount } = showInView()
    expect(browser.leftovers()).toBe(2)
    unmount()
    expect(browser.leftovers()).toBe(0)
  })
})
