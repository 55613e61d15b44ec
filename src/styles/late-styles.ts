// What the first words of a page do not need comes later in the stream, in a `<style>` of the body,
// so that the first paint has less to wait for. The components of these sheets therefore import
// none; the error pages, which are short, have the sheets of their picture in the head.

import { hearTheStages } from '../copy/site-facts.ts'
import hear from '../masking/hear/hear.css?inline'
import heroScene from '../scenes/hero.css?inline'
import scene from '../scenes/scene.css?inline'
import lateTokens from './late-tokens.css?inline'

const belowHero = import.meta.glob<string>(
  [
    '../sections/*.css',
    '!../sections/hero.css',
    '../masking/*.css',
    '../waitlist/*.css',
    '../scenes/envelope.css',
    '../ui/{card,section}.css',
  ],
  { query: '?inline', import: 'default', eager: true },
)

const footer = import.meta.glob<string>(['../chrome/footer.css', './print.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Stands in the hero, between its words and its picture. */
export const heroSceneStyles = [lateTokens, scene, heroScene].join('\n')

/** Stands after the hero of the landing page. */
export const belowHeroStyles = [...Object.values(belowHero), hearTheStages ? hear : ''].join('\n')

/** Stands before the footer of every page. */
export const footerStyles = Object.values(footer).join('\n')
