/**
 * Texts with links. The build, which parses the notation of content, writes a link as its words and its address between
 * separators (U+001F) that content cannot contain. The browser only splits the text.
 */

/** Returns a link as it is in a text. */
export const linkInText = (words: string, href: string) => `\u001f${words}\u001f${href}\u001f`

/** The pattern of a link, with a group for its words and one for its address. */
export const linkPattern = linkInText("([^\u001f]+)", "([^\u001f]+)")

/** Returns a text without the addresses of its links. */
export const plainText = (text: string) => text.replace(new RegExp(linkPattern, "g"), "$1")
