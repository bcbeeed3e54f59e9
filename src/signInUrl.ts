/** The address of the sign-in, as in GATSBY_SIGN_IN_SHEET_URL: of the admissions function, or of the sheet itself. */

/** Part of the function's address that the visitor's email address replaces. */
const placeholder = "{email}"

/** Whether an address is the CSV export of the sheet, which every visitor can read. */
export const isWholeSheet = (url: string) => !url.includes(placeholder)

/** Returns the address of the sign-in of an admissions function. */
export const signInOf = (base: string) => `${base.replace(/\/$/, "")}/sign-in?email=${placeholder}`

/** Returns the address that answers one visitor. The address of a sheet stays the same. */
export const signInFor = (url: string, email: string) => url.replaceAll(placeholder, () => encodeURIComponent(email))
