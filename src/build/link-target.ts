/**
 * Makes the first element of an answer the target of links to it, whatever the answer begins with. There,
 * screen readers go on reading.
 */
export const targetFirstElement = (html: string, id: string): string =>
  html.replace(/<\w+/, `$& id="${id}" tabindex="-1"`)
