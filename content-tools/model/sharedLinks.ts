/** The texts that the pictures of shared links draw (gatsby/open-graph), whose font the check compares with them. */

/** The fields of a publication that its picture draws as the title and the description of a page. */
export const paperTexts = { title: "title", description: "summary" } as const

/** Returns the part of a description for which a picture has space. */
export const firstSentence = (description: string) => description.split(/(?<=[.!?])\s/)[0] ?? ""
