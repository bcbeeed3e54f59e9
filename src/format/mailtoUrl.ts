interface Mail {
  readonly subject: string
  readonly body?: string | null
}

/**
 * Returns the URL that opens a prepared email (RFC 6068).
 * @param applicant below the text: the name, with which the team finds the person; may be empty
 */
export function mailtoUrl(to: string, { subject, body }: Mail, applicant = ""): string {
  const text = [body, applicant].filter(Boolean).join("\r\n\r\n")
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text ? `&body=${encodeURIComponent(text)}` : ""}`
}
