import { describe, expect, it } from 'vitest'
import { pages } from '../copy/pages.ts'
import { parsePageHead } from './page-head.ts'

const head = (titleLength: number, descriptionLength: number) => () =>
  parsePageHead({ title: 't'.repeat(titleLength), description: 'd'.repeat(descriptionLength) })

describe('the head of a page', () => {
  it.each([
    [5, 50],
    [5, 160],
    [60, 50],
    [60, 160],
  ])('is taken with a title of %i characters and a description of %i', (title, description) => {
    expect(head(title, description)).not.toThrow()
  })

  it.each([4, 61])('stops the build with a title of %i characters', (title) => {
    expect(head(title, 100)).toThrow(/title/)
  })

  it.each([49, 161])('stops the build with a description of %i characters', (description) => {
    expect(head(30, description)).toThrow(/description/)
  })
})

describe('the pages', () => {
  it.each(Object.entries(pages))('%s has a title and a description that show whole', (_, page) => {
    expect(parsePageHead(page)).toEqual(page)
  })

  it.each(['title', 'description'] as const)('have no %s twice', (part) => {
    const all = Object.values(pages).map((page) => page[part])
    expect(new Set(all).size).toBe(6)
  })
})
