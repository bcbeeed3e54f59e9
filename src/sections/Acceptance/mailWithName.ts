/** Returns a `mailto:` link whose message contains the applicant's name, so that the team can find the person. */
export function mailWithName(href: string, name: string): string {
  if (!href.startsWith("mailto:") || !name || /[?&]body=/.test(href)) return href
  return `${href}${href.includes("?") ? "&" : "?"}body=${encodeURIComponent(name)}`
}
