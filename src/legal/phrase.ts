/** Plain text, or plain text with links in it. Never parsed as Markdown. */
export type Phrase = string | readonly (string | { text: string; url: string })[]
