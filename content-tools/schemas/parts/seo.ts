import { group } from "../fields/group"
import { heading, plainProse } from "../fields/texts"

/** Search engines show about 60 characters, and the site adds " | " and its name. */
const maxTitle = 48

const maxDescription = 200

export const seo = group("SeoText", {
  title: heading("Title in the browser tab and in search results, without the name of the program.", maxTitle),
  description: plainProse("One or two sentences for search results.").max(
    maxDescription,
    `is longer than ${maxDescription} characters: search engines cut it. Shorten it.`,
  ),
}).describe("Title and description for search engines and shared links.")
