const files = import.meta.glob<string>(
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

/**
 * The styles of what lies below the hero. They come after it in the stream of the landing page,
 * so that its first paint has less to wait for.
 */
export const belowHeroStyles = Object.values(files).join('\n')
