import { z } from "zod"
import { sample } from "../fields/flags"
import { group } from "../fields/group"
import { heading, paragraphs } from "../fields/texts"
import { pageTop } from "../parts/top"

const privacyPart = group("PrivacyPart", {
  title: heading("Heading of the part."),
  body: paragraphs("The text of the part."),
  sample,
})

/** `content/pages/privacy.json` */
export const privacyPage = z.strictObject({
  ...pageTop,
  newsletter: privacyPart.describe("What happens to an address in the newsletter's table."),
  forms: privacyPart.describe("What happens to the answers in a form of the provider."),
  applicants: privacyPart.describe("Who can see a letter or a decision, and what the sign-in sends."),
  analytics: privacyPart.describe("What is counted, and on which pages nothing is."),
  storage: privacyPart.describe("What the site stores in the visitor's browser."),
  school: privacyPart.describe(
    "What only the school can decide, such as who is responsible and how long it keeps data.",
  ),
  contact: privacyPart.describe("Whom to write to."),
})
