/**
 * Ten questions, in the order of docs/requirements.md. An `id` is the anchor of the
 * answer and its file name: `faq/how-soon.md`.
 */
export const faq = {
  title: 'FAQ: fair questions, plain answers',
  hint: 'Choose a question to read its answer.',
  items: [
    { id: 'how-masking-works', question: 'How does personalized masking work?' },
    { id: 'residual-inhibition', question: 'What is residual inhibition?' },
    { id: 'other-sound-apps', question: 'Why might other sound apps not have suited me?' },
    { id: 'how-soon', question: 'How soon might I notice a change?' },
    { id: 'hearing-safety', question: 'What about volume and hearing safety?' },
    { id: 'seniors', question: 'Is it suitable for seniors?' },
    { id: 'medical-treatment', question: 'Is this a medical treatment?' },
    { id: 'cost', question: 'What will it cost?' },
    { id: 'devices', question: 'Which devices will it work on?' },
    { id: 'data', question: 'What happens to my data?' },
  ],
}
