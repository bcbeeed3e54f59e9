/** The mark: a path that rises out of its plot. The drawing of scripts/art/mark.ts, from which the icons are made too. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M6.5 8H22.22C15.85 19.46 13.74 23.4 6.9 23.4A1.6 1.6 0 0 0 6.9 26.6C15.29 26.6 18.29 21.77 24 11.42V25.5A4.5 4.5 0 0 1 19.5 30H6.5A4.5 4.5 0 0 1 2 25.5V12.5A4.5 4.5 0 0 1 6.5 8Z"
      />
      <circle cx="28" cy="4" r="3.5" fill="var(--color-spark)" />
    </svg>
  )
}
