interface MailSentenceProps {
  /** What comes before and after the email address. */
  around: readonly [string, string]
  /** Without one, there is no sentence. */
  email: string | undefined
}

/** A sentence with an email address in it, which is a link. */
export function MailSentence({ around: [before, after], email }: MailSentenceProps) {
  if (!email) return null
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  )
}
