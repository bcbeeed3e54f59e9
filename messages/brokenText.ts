/** Finds texts that a program has broken: wrong encodings, errors of a spreadsheet, placeholders and markup. */
import { quote } from "./format"
import { repairEncoding } from "./garbledText"

/** Error values of Google Sheets, Excel and LibreOffice, and what a cell shows while it is computed. */
const spreadsheetError = /#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|ERROR!|SPILL!|CALC!)|Loading\.\.\.|^Err:\d+$/i

const broken: readonly [what: string, pattern: RegExp][] = [
  ["an error of a spreadsheet", spreadsheetError],
  ["a value of a program", /\[object \w+\]|^(?:null|undefined|nan|none|nil|true|false)$/],
  ["a placeholder", /\{\{[^}]*\}\}|\$\{[^}]*\}|<<[^>]*>>/],
  ["HTML", /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i],
  ["question marks in place of letters", /\?{3,}/],
]

/** Returns what a program has broken in a text, as the end of a sentence; undefined if nothing. */
export function brokenText(text: string): string | undefined {
  const repaired = repairEncoding(text)
  if (repaired !== text)
    return `was read in the wrong encoding. Enter ${quote(repaired)}. If more are like this, import the file again as UTF-8.`
  if (text.includes("\uFFFD"))
    return "has lost a letter, because it was read in the wrong encoding. Enter it again, or import the file again as UTF-8."
  const [what] = broken.find(([, pattern]) => pattern.test(text.trim())) ?? []
  return what && `has ${what}. Enter it again as plain text.`
}
