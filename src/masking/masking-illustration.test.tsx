// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { masking } from '../copy/masking.ts'
import { fakeBrowser } from './fake-browser.ts'
import { MaskingIllustration } from './masking-illustration.tsx'

const NAMES = ['Initial State', 'Tinnitus Masked', 'Residual Inhibition', 'Habituation']

const ILLUSTRATION = <MaskingIllustration />

const browser = fakeBrowser()

const stage = (name: string) => screen.getByRole('radio', { name })

/** Name of the stage that is chosen. */
const shown = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent

function showInView() {
  const view = render(ILLUSTRATION)
  browser.scroll(1)
  return view
}

function expectStill(name: string) {
  browser.pass(30_000)
  expect(shown()).toBe(name)
}

function expectNext(name: string) {
  browser.pass(3000)
  expect(shown()).toBe(name)
}

/** The built page, in which the visitor has done something before scripts run. */
function hydrate(before = () => {}) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(ILLUSTRATION)
  document.body.replaceChildren(container)
  before()
  render(ILLUSTRATION, { container, hydrate: true })
}

it('before scripts run all four stages can be chosen and read, and no other button is there', () => {
  document.body.innerHTML = renderToString(ILLUSTRATION)
  expect(NAMES.map(stage)).toHaveLength(4)
  for (const { text } of masking.stages) expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('the built page and the browser agree, so that nothing jumps', () => {
  const complaint = vi.spyOn(console, 'error')
  hydrate()
  expect(complaint).not.toHaveBeenCalled()
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

it('a stage that was chosen before scripts ran stays', () => {
  hydrate(() => stage('Habituation').click())
  browser.scroll(1)
  expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeDefined()
  expectStill('Habituation')
})

describe('the pictures', () => {
  const figure = () => document.querySelector('figure') ?? document.body

  it('wait until two fifths of them are in view', () => {
    render(ILLUSTRATION)
    browser.scroll(0.39)
    expectStill('Initial State')
    browser.scroll(0.4)
    expectNext('Tinnitus Masked')
  })

  it('hold while the focus is on a stage, although a pointer came and went', () => {
    showInView()
    fireEvent.focus(stage('Habituation'))
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
