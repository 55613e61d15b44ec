/** Plain text, or plain text with links in it. No sign in it counts as Markdown. */
export type Phrase = string | readonly (string | { text: string; url: string })[]
