import { group } from "../fields/group"
import { linkItem, mail } from "../fields/links"
import { heading, prose } from "../fields/texts"

export const titledText = group("TitledText", {
  title: heading("Heading of the item."),
  text: prose("One or more sentences."),
})

export const linkedText = group("LinkedText", {
  ...titledText.shape,
  link: linkItem("Link below the text.").optional(),
})

export const helpText = group("HelpText", {
  ...titledText.shape,
  mail: mail("Link below the text, which opens a prepared email."),
})
