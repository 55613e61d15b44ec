/**
 * The site's own pages are prerendered when a pointer rests on their link for 200 ms or is pressed
 * ("moderate"), so they open at once. Browsers before Chrome 121 ignore this.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
