/**
 * Formats a price: `$1,460`. Cents are shown only if the amount is not whole.
 * @param amount in main units of the currency, such as dollars
 * @param currency ISO 4217 code
 */
export function formatPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

/** Formats a range of numbers: `6–8`, or `4` if both numbers are the same. */
export function formatRange({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min}–${max}`
}
