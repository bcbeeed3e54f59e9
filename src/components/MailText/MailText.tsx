interface Props {
  text: string
  /** The mail address that becomes a link wherever it stands in the text. */
  mail: string
}

/** A sentence that may name a mail address, which one can then click. */
export function MailText({ text, mail }: Props) {
  const [start = "", ...others] = text.split(mail)
  return (
    <>
      {start}
      {others.map((after, index) => (
        <span key={index}>
          <a href={`mailto:${mail}`}>{mail}</a>
          {after}
        </span>
      ))}
    </>
  )
}
