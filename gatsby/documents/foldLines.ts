/** Octets of a line without its CRLF (RFC 5545, 3.1). */
const longest = 75

/**
 * Folds the lines of an iCalendar text anew by octets: the `ics` package counts characters, and a dash or a curly quotation
 * mark takes three octets.
 */
export function foldLines(text: string): string {
  const unfolded = text.replace(/\r\n[ \t]/g, "")
  return unfolded.split("\r\n").map(foldLine).join("\r\n")
}

/** Never cuts a character in two. */
function foldLine(line: string): string {
  let [folded, octets] = ["", 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longest) [folded, octets] = [`${folded}\r\n `, 1]
    folded += character
    octets += size
  }
  return folded
}
