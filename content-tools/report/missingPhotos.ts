import { formatList } from "../../messages/format"
import { formatCount } from "../../src/format/number"
import type { ReportRule } from "./finding"

/** Reports once the people with a drawing or without a picture. A picture at an address counts as a photo. */
export const findMissingPhotos: ReportRule = ({ content, pictures }) => {
  const people = content["team.json"].filter(({ imageSrc }) => !imageSrc || pictures.get(imageSrc)?.isDrawing)
  if (people.length === 0) return []
  const message =
    `${formatCount(people.length, "person has", "people have")} no photo: ${formatList(people.map(({ name }) => name))}. ` +
    "Ask each of them for one. A phone's is good enough. Save it as JPEG in content/images/people/, " +
    'write its path into "imageSrc", and write into "imageAlt" what it shows.'
  return [{ file: "team.json", message }]
}
