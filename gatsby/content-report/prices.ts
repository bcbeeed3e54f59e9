/** An amount of money in a text. */
export interface Price {
  index: number
  words: string
  amount: number
  /** Whether the text says that the number is an amount of money. */
  hasCurrency: boolean
}

const amount = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(?![\d,.]*\d)`
const pattern = new RegExp(String.raw`(?<![\d.,])(\$ ?|USD ?)?${amount}(k\b|[ -]?(?:USD|dollars)\b)?`, "g")

/** Returns the numbers of a text that are or may be a price: `$1,460`, `1460 USD`, `1460`. */
export function pricesIn(text: string): Price[] {
  return [...text.matchAll(pattern)].flatMap(
    ({ 0: words, 1: before, 2: whole = "", 3: cents = "0", 4: after, index }) =>
      after === "k"
        ? []
        : [
            {
              index,
              words,
              amount: Number(`${whole.replaceAll(",", "")}.${cents}`),
              hasCurrency: Boolean(before ?? after),
            },
          ],
  )
}
