// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachFaqExtras } from './faq-extras.ts'

/** jsdom ignores the shared name of `<details>`, as some browsers in use still do. */
const THREE_QUESTIONS = ['cost', 'devices', 'data']
  .map((id) => `<details id="${id}" name="faq"><summary>${id}?</summary><p>Answer</p></details>`)
  .join('')

let list: HTMLElement
let takeAway: () => void
/** The ids of the questions that were scrolled to. */
let scrolledTo: string[]

beforeEach(() => {
  window.location.hash = ''
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  scrolledTo = []
  // jsdom lays nothing out and has no such function.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
  document.body.innerHTML = `<div>${THREE_QUESTIONS}</div><details id="other"></details>`
  list = document.body.firstElementChild as HTMLElement
  takeAway = attachFaqExtras(list)
})

afterEach(() => takeAway())

const items = () => [...list.querySelectorAll('details')]

const open = () => items().flatMap((item) => (item.open ? [item.id] : []))

const press = (id: string) => userEvent.click(list.querySelector(`#${id} summary`) as HTMLElement)

/** The browser tells of an opened question a moment later. */
const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 10))

async function goTo(hash: string) {
  window.location.hash = hash
  await aMomentLater()
}

describe('a question', () => {
  it('opens, and pressed again closes, leaving none open', async () => {
    await press('devices')
    expect(open()).toEqual(['devices'])
    await press('devices')
    expect(open()).toEqual([])
  })

  it('closes the one that was open', async () => {
    await press('cost')
    await press('data')
    expect(open()).toEqual(['data'])
  })

  it('closes the others however it is opened, as by a search in the page', async () => {
    await press('cost')
    const devices = list.querySelector('#devices') as HTMLDetailsElement
    devices.open = true
    await aMomentLater()
    expect(open()).toEqual(['devices'])
  })

  it('stays where it is when an answer above it closes', async () => {
    await press('cost')
    const summary = list.querySelector('#data summary') as HTMLElement
    const isCostOpen = () => open().includes('cost')
    vi.spyOn(summary, 'getBoundingClientRect').mockImplementation(
      () => ({ top: isCostOpen() ? 500 : 380 }) as DOMRect,
    )
    await press('data')
    expect(window.scrollBy).toHaveBeenLastCalledWith({ top: -120, behavior: 'instant' })
  })

  it('stays open when its answer is pressed', async () => {
    await press('cost')
    await userEvent.click(list.querySelector('#cost p') as HTMLElement)
    expect(open()).toEqual(['cost'])
  })
})

describe('an address that names a question', () => {
  it('opens it when the page starts with that address', () => {
    takeAway()
    window.location.hash = '#devices'
    takeAway = attachFaqExtras(list)
    expect(open()).toEqual(['devices'])
  })

  it('opens it later, and closes the others', async () => {
    await press('cost')
    await goTo('#data')
    expect(open()).toEqual(['data'])
  })

  // Seen to catch questions left out of view where an answer above them had closed.
  it('brings it into view when the address is new', async () => {
    await goTo('#data')
    expect(scrolledTo).toEqual(['data'])
  })

  it('leaves the place to the browser when Back leads to it', async () => {
    await goTo('#devices')
    await goTo('#data')
    scrolledTo = []
    window.history.back()
    await vi.waitFor(() => expect(open()).toEqual(['devices']))
    await aMomentLater()
    expect(scrolledTo).toEqual([])
  })

  it('changes nothing when it names something else', async () => {
    await press('cost')
    await goTo('#other')
    expect(open()).toEqual(['cost'])
  })
})

describe('printing', () => {
  it.each([[['devices']], [[]]])('shows every answer, then only %j again', async (before) => {
    for (const id of before) await press(id)
    window.dispatchEvent(new Event('beforeprint'))
    await aMomentLater()
    expect(open()).toEqual(['cost', 'devices', 'data'])
    expect(items().map((item) => item.getAttribute('name'))).toEqual([null, null, null])
    window.dispatchEvent(new Event('afterprint'))
    await aMomentLater()
    expect(open()).toEqual(before)
    expect(items().map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq', 'faq'])
  })
})

it('once taken away, changes nothing any more', async () => {
  takeAway()
  await press('cost')
  await press('data')
  await goTo('#devices')
  window.dispatchEvent(new Event('beforeprint'))
  await aMomentLater()
  expect(open()).toEqual(['cost', 'data'])
  expect(items().map((item) => item.getAttribute('name'))).toEqual(['faq', 'faq', 'faq'])
  expect(window.scrollBy).not.toHaveBeenCalled()
})
