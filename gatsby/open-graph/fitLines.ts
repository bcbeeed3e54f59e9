import { openDisplayFont } from "../../content-tools/displayFont"

/**
 * Returns a text, or as many of its words as fit into some lines, with an ellipsis. Satori would end the last line
 * inside a word.
 * @param width of a line in pixels
 */
export function fitLines(text: string, { lines, width, fontSize }: { lines: number; width: number; fontSize: number }) {
  const font = openDisplayFont(400)
  const widthOf = (line: string) => (font.layout(line).advanceWidth / font.unitsPerEm) * fontSize
  const words = text.split(/\s+/)
  const fits = (shown: readonly string[]) => {
    let line = ""
    let count = 1
    for (const word of shown) {
      const longer = line === "" ? word : `${line} ${word}`
      const isFull = line !== "" && widthOf(longer) > width
      if (isFull) count += 1
      line = isFull ? word : longer
    }
    return count <= lines
  }
  if (fits(words)) return text
  const cut = (length: number) =>
    `${words
      .slice(0, length)
      .join(" ")
      .replace(/[\s,;:–-]+$/, "")}…`
  let length = words.length - 1
  while (length > 1 && !fits(cut(length).split(" "))) length -= 1
  return cut(length)
}
