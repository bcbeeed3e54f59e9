import { colorToken } from "../../design/colorToken"

/** US Letter, in points (1/72 inch). */
const [width, height] = [612, 792]

/** Page format, in points. */
export const page = {
  size: [width, height],
  margins: { top: 96, right: 78, bottom: 80, left: 78 },
  /** Position of the running header and of the footer, from the top. */
  headerY: 44,
  footerY: height - 56,
}

/** The column of a line across the whole text area, about 85 characters wide. */
export const wholeLine = { x: page.margins.left, width: width - page.margins.left - page.margins.right } as const

export const colors = {
  ink: colorToken("ink"),
  muted: colorToken("muted"),
  line: colorToken("line"),
  accent: colorToken("accent"),
  spark: colorToken("spark"),
} as const

/** Sizes are in points. `lineGap` is the space below each line. */
export const textStyles = {
  title: { face: "strong", size: 25, lineGap: 1, color: colors.ink },
  intro: { face: "regular", size: 12, lineGap: 4, color: colors.muted },
  note: { face: "regular", size: 9.5, lineGap: 3, color: colors.muted },
  heading: { face: "strong", size: 14, lineGap: 2, color: colors.ink },
  text: { face: "regular", size: 10.5, lineGap: 3.5, color: colors.ink },
  strong: { face: "strong", size: 10.5, lineGap: 3.5, color: colors.ink },
} as const

export type TextStyle = (typeof textStyles)[keyof typeof textStyles]

/**
 * Space in points: below a paragraph, between list items, above and below a heading, and above and below the text of a
 * table cell.
 */
export const gaps = { paragraph: 8, item: 4, heading: 20, belowHeading: 5, cell: 7 } as const
