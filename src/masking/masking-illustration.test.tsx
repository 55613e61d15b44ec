// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { masking } from '../copy/masking.ts'
import { fakeBrowser } from './fake-browser.ts'
import { MaskingIllustration } from './masking-illustration.tsx'

const NAMES = ['Initial State', 'Tinnitus Masked', 'Residual Inhibition', 'Habituation']

const browser = fakeBrowser()

function expectAllFourInWords() {
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(NAMES)
  expect(masking.stages).toHaveLength(4)
  for (const { text } of masking.stages) expect(screen.getByText(text)).toBeDefined()
}

describe('before scripts run', () => {
  beforeEach(() => {
    document.body.innerHTML = renderToString(<MaskingIllustration />)
  })

  it('all four names and texts are there', expectAllFourInWords)

  it('nothing looks like a button', () => {
    expect(screen.queryAllByRole('button')).toEqual([])
  })
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

describe('with scripts', () => {
  const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  const shown = () =>
    [...document.querySelectorAll('[aria-current="step"]')].map((one) => one.textContent)

  beforeEach(() => {
    render(<MaskingIllustration />)
    browser.scroll(true)
  })

  it.each([0, 1, 2, 3])('all four names and texts are there after %i steps', (steps) => {
    browser.pass(steps * 3000)
    expectAllFourInWords()
  })

  it('Pause stops the pictures, and Play goes on from there', () => {
    browser.pass(3000)
    pressButton('Pause the pictures')
    browser.pass(30_000)
    expect(shown()).toEqual(['Tinnitus Masked'])
    pressButton('Play the pictures')
    browser.pass(3000)
    expect(shown()).toEqual(['Residual Inhibition'])
  })

  it.each(NAMES)('the button "%s" shows that stage, and it stays', (name) => {
    pressButton(name)
    expect(shown()).toEqual([name])
    browser.pass(30_000)
    expect(shown()).toEqual([name])
    expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeDefined()
  })
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
