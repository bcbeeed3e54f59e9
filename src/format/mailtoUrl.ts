interface Mail {
  readonly subject: string
  readonly body?: string | null
}

/**
 * Returns the URL that opens a prepared email (RFC 6068).
 * @param name of the applicant, so that the team can find the person; may be empty
 */
export function mailtoUrl(to: string, { subject, body }: Mail, name = ""): string {
  const text = [body, name].filter(Boolean).join("\r\n\r\n")
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text ? `&body=${encodeURIComponent(text)}` : ""}`
}
