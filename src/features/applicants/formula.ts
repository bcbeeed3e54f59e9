/**
 * The filter that asks for one record. Whatever the id holds stays inside the literal: the backslash is escaped first, then
 * the quote.
 * @param uuid any text
 */
export function formulaFor(uuid: string): string {
  return `{UUID}='${uuid.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`
}
