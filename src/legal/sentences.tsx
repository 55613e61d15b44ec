import type { Phrase } from './phrase.ts'

interface SentencesProps {
  sentences: readonly Phrase[]
}

/** Sentences with their links, each followed by a space. */
export function Sentences({ sentences }: SentencesProps) {
  return sentences.flatMap((sentence) => [
    ...[sentence].flat().map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <a key={part.url} href={part.url}>
          {part.text}
        </a>
      ),
    ),
    ' ',
  ])
}
