interface MailSentenceProps {
  /** What stands before and after the address. */
  around: readonly [string, string]
  /** Without one, there is no sentence. */
  address: string | undefined
}

/** A sentence with an e-mail address in it, which is a link. */
export function MailSentence({ around: [before, after], address }: MailSentenceProps) {
  if (!address) return null
  return (
    <>
      {before}
      <a href={`mailto:${address}`}>{address}</a>
      {after}
    </>
  )
}
