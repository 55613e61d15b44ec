// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attachFaqAccordion } from './faq-accordion.ts'

// jsdom ignores the shared name of `<details>`, as some browsers in use still do.

const scrolledTo = vi.fn<(id: string) => void>()

beforeEach(() => {
  location.hash = ''
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
  const questions = ['cost', 'devices', 'data'].map(
    (id) => `<details id="${id}" name="faq"><summary>${id}?</summary><p>Answer</p></details>`,
  )
  document.body.innerHTML = `<div>${questions.join('')}</div>`
  attachFaqAccordion(document.body.firstElementChild as Element)
})

afterEach(() => scrolledTo.mockReset())

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const press = (id: string) => userEvent.click(find(`#${id} summary`))
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)

async function goTo(hash: string) {
  const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  location.hash = hash
  await arrived
}

it('opening a second question closes the first, and pressing it again leaves none open', async () => {
  await press('cost')
  await press('data')
  expect(open()).toEqual(['data'])
  await press('data')
  expect(open()).toEqual([])
})

it('a question opened by a search in the page closes the others too', async () => {
  await press('cost')
  find('#devices').setAttribute('open', '')
  await vi.waitFor(() => expect(open()).toEqual(['devices']))
})

it('the pressed question stays in place when an answer above it closes', async () => {
  await press('cost')
  const summary = find('#data summary')
  vi.spyOn(summary, 'getBoundingClientRect').mockImplementation(
    () => ({ top: open().includes('cost') ? 500 : 380 }) as DOMRect,
  )
  await press('data')
  expect(window.scrollBy).toHaveBeenLastCalledWith({ top: -120, behavior: 'instant' })
})

it('an address that names a question opens it and brings it into view', async () => {
  await press('cost')
  await goTo('#data')
  expect(open()).toEqual(['data'])
  expect(scrolledTo).toHaveBeenLastCalledWith('data')
})

it('Back opens the question and leaves the place to the browser', async () => {
  await goTo('#devices')
  await goTo('#data')
  scrolledTo.mockReset()
  history.back()
  await vi.waitFor(() => expect(open()).toEqual(['devices']))
  expect(scrolledTo).not.toHaveBeenCalled()
})

it('printing opens every answer, and afterwards only the one that was open', async () => {
  await press('devices')
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual(['cost', 'devices', 'data'])
  window.dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual(['devices'])
  expect(document.querySelectorAll('details[name=faq]')).toHaveLength(3)
})
