import { language } from "../language"

/**
 * Formats a price: `$1,460`. Cents are shown only if the amount is not whole. The report finds prices of any form
 * (`content-tools/report/oldPrices.ts`).
 * @param amount in main units of the currency, such as dollars
 * @param currency ISO 4217 code
 */
export function formatPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

/** Formats a range of numbers: `6–8`, or `4` if both numbers are the same. */
export function formatRange({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min}–${max}`
}

/** Formats a number of things: `1 entry`, `3 entries`. Default of the plural: the singular with an "s". */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`
}
