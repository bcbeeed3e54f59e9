import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { sample } from "../fields/flags"
import { group } from "../fields/group"
import { nonEmptyList } from "../fields/lists"
import { continued, greeting, heading, label, paragraphs, prose } from "../fields/texts"
import { factRows } from "../parts/facts"
import { seo } from "../parts/seo"
import { helpText, titledText } from "../parts/titledTexts"

/** `content/pages/acceptance.json` */
export const acceptancePage = z.strictObject({
  seo,
  heading: greeting,
  checking: label("Shown while the page checks who has signed in."),
  withoutScript: prose("Shown if JavaScript is off."),
  body: paragraphs("The text below the greeting."),
  email: group("DecisionEmailText", {
    title: heading("Heading above what is known about the email with the link."),
    sentTo: continued(
      label("Before the address of the visitor, as it is in the sign-in sheet, such as: We send your link to"),
      "the address",
    ),
    subject: label("Subject of the email, exactly as it is sent. In texts: {{acceptance.subject}}."),
    facts: factRows("Sender, subject and day of the email, exactly as it is sent, and what to search for."),
    sample,
  }).describe("The email with the link. Only a visitor who has signed in sees it."),
  stepsHeading: heading("Heading of the steps."),
  steps: nonEmptyList(titledText, "What happens next, in order.", listLimit(12, "the page", "a step")),
  noEmail: helpText.optional().describe("Below the steps, for applicants who have not received the email."),
  signOut: label("Text on the button that signs out."),
})
