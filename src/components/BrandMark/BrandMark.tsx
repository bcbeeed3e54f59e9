import { mark } from "../../styles/mark"

export function BrandMark() {
  return (
    <svg viewBox={mark.viewBox} width="32" height="32" aria-hidden="true">
      <path fill="currentColor" d={mark.tile} />
      <circle {...mark.spark} fill="var(--color-spark)" />
    </svg>
  )
}
