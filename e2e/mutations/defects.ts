import process from 'node:process'
import { each, type Plant, remove, removeAttribute, script, style } from './plant.ts'

/** A defect that would hurt a visitor, and the test that must then fail. */
interface Defect {
  defect: string
  plant: Plant
  spec: string
  /** Part of the test's title. */
  test: string
}

/** Names the defect that a request is answered with. */
export const DEFECT_HEADER = 'x-planted-defect'

export const DEFECTS: readonly Defect[] = [
  {
    defect: 'the skip link leads nowhere',
    plant: each('a[href="#main"]', (link) => link.setAttribute('href', '#content')),
    spec: 'skip-link.journey.ts',
    test: 'the first Tab on every page',
  },
  {
    defect: 'two answers are open at once',
    plant: (page) => {
      removeAttribute('#faq details', 'name')(page)
      remove('script[type=module]')(page)
    },
    spec: 'faq.journey.ts',
    test: 'in this browser one answer or none is open',
  },
]

const chosen = process.env.MUTATIONS?.split('\n')
/** All defects, or those that `run.ts` has drawn. */
export const CHOSEN = DEFECTS.filter(({ defect }) => chosen?.includes(defect) ?? true)
