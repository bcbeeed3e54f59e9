import { z } from "zod"
import { group } from "../fields/group"
import { linkItem } from "../fields/links"
import { heading, label, prose } from "../fields/texts"
import { seo } from "../parts/seo"
import { helpText } from "../parts/titledTexts"

/** `content/pages/sign-in.json` */
export const signInPage = z.strictObject({
  seo,
  title: heading("The heading."),
  intro: prose("Where the decision is."),
  lostEmail: helpText.describe("Below the introduction, for applicants who have lost the email with their link."),
  form: group("SignInText", {
    emailLabel: label("Label of the email field."),
    passwordLabel: label("Label of the password field."),
    show: label("Text on the button that shows the password."),
    hide: label("Text on the same button while the password is shown."),
    button: label("Text on the button.", 40),
    pending: label("Text on the button while the sign-in is checked."),
    failed: prose("Shown if the sign-in could not be checked: what to do."),
    insecure: prose("Shown if the page was not loaded over https: what to do."),
    outdated: prose(
      "Shown if the site was updated while the page was open: reload the page. The email address stays in the form, the password does not.",
    ),
    reload: label("Text on the button that then reloads the page.", 40),
  }).describe("Texts of the form."),
  withoutScript: prose("Shown instead of the form if JavaScript is off."),
  help: prose("Below the form: where to get help."),
  privacy: linkItem("Link below the help to the page about privacy."),
})
