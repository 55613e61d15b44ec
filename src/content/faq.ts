/** Its questions and answers are in `faq/`, a file each, in the order of their `order:`. */
export const faq = {
  title: 'FAQ: fair questions, plain answers',
  hint: 'Choose a question to read its answer.',
} as const
