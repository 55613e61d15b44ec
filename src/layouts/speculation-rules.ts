/**
 * The site's own pages are drawn beforehand when a pointer rests on a link to them for 200 ms, or
 * is pressed ("moderate"): they then open at once. Other origins are never asked for anything.
 * Browsers without speculation rules take no notice (Chrome has had them since 121).
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})
