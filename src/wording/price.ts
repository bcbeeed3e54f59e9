/**
 * Words for a price in US English: `$1,460`; cents only where there are some.
 * @param amount in units of the currency
 * @param currency ISO 4217 code
 */
export function priceInWords(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
