import { colourToken } from "../../colourToken"

/** Measures of the documents, in points (1/72 inch), on US Letter. */
export const page = {
  size: "LETTER",
  margins: { top: 96, right: 78, bottom: 80, left: 78 },
  /** Baseline of the running header, and of the footer, from the top. */
  headerY: 44,
  footerY: 736,
} as const

/** The column of the text, about 85 characters wide. US Letter is 612 points wide. */
export const wholeLine = { x: page.margins.left, width: 612 - page.margins.left - page.margins.right } as const

export const colours = {
  ink: colourToken("ink"),
  muted: colourToken("muted"),
  line: colourToken("line"),
  accent: colourToken("accent"),
  spark: colourToken("spark"),
} as const

export interface TextStyle {
  face: "regular" | "strong"
  size: number
  /** Added below each line. */
  lineGap: number
  colour: string
}

export const textStyles = {
  title: { face: "strong", size: 25, lineGap: 1, colour: colours.ink },
  intro: { face: "regular", size: 12, lineGap: 4, colour: colours.muted },
  note: { face: "regular", size: 9.5, lineGap: 3, colour: colours.muted },
  heading: { face: "strong", size: 14, lineGap: 2, colour: colours.ink },
  text: { face: "regular", size: 10.5, lineGap: 3.5, colour: colours.ink },
  strong: { face: "strong", size: 10.5, lineGap: 3.5, colour: colours.ink },
} as const satisfies Record<string, TextStyle>

/** Space between paragraphs, and above a heading. */
export const gaps = { paragraph: 8, item: 4, heading: 20, belowHeading: 5, cell: 7 } as const
