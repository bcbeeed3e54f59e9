/**
 * Words for a from–to pair of numbers: `6–8`, or `4` where both are the same.
 * @param range whole or fractional numbers, `min` ≤ `max`
 */
export function rangeInWords({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min}–${max}`
}
