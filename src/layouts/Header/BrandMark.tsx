/** The mark: a path that leaves its plot. The same drawing as static/icons/favicon.svg. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
      <path d="M4 7v21h21" stroke="currentColor" strokeWidth="2.5" strokeLinecap="square" />
      <path d="M8 23c5 1 6-6 10-7s5-4 8-10" stroke="var(--color-accent)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="26.5" cy="5" r="3.5" fill="var(--color-spark)" />
    </svg>
  )
}
