/** Its questions and answers are in `faq/`, a file each, in the order of their `order:`. */
export const faq = {
  /** The line break counts only where the title has a narrow column. */
  title: 'FAQ:\nfair questions, plain answers',
  subtitle: 'Choose a question to read its answer.',
} as const
