import { z } from "zod"
import { listLimit } from "../fields/listLimit"
import { pictureShapes } from "../fields/pictureShapes"
import { group } from "../fields/group"
import { list, nonEmptyList } from "../fields/lists"
import { pictureSource } from "../fields/pictures"
import { label, paragraphs, plainProse } from "../fields/texts"
import { sectionText } from "../parts/sectionText"
import { titledText } from "../parts/titledTexts"
import { pageTop } from "../parts/top"

const house = group("House", {
  name: label("Name of the house.", 80),
  motto: label("Motto of the house."),
  namesake: plainProse("The person or thing that the house is named after."),
  emblem: pictureSource("Emblem of the house, shown on a dark ground.", pictureShapes.emblem).optional(),
})

/** `content/pages/testimonials.json` */
export const testimonialsPage = z.strictObject({
  ...pageTop,
  houses: sectionText("Heading of the house system."),
  housesBody: paragraphs("How houses, weekly events and points work."),
  houseList: list(house, "The houses.", listLimit(12, "its section", "a house")).optional(),
  eventsHeading: sectionText("Heading of the weekly community events."),
  events: nonEmptyList(titledText, "Weekly community events.", listLimit(16, "its section", "an event")),
  students: sectionText("Heading above the quotes from students."),
})
