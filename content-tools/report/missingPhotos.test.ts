import { findingsIn, type Change } from "./testing/report"

const person = { role: "AI Fellow", description: "Helps.", imageAlt: "A face" }
const team = (...imageSrcs: (string | undefined)[]): Change => [
  "team.json",
  [],
  imageSrcs.map((imageSrc, index) => ({ ...person, id: `ada-${index}`, name: `Ada ${index}`, imageSrc })),
]
const [photo, drawing] = ["images/photo.jpg", "images/drawing.png"]
const options = { pictures: [photo], drawings: [drawing] }

it("reports once the people with a drawing or without a picture", () => {
  expect(findingsIn("missingPhoto", [team(drawing, photo, undefined)], options)).toEqual([
    'team.json 2 people have no photo: "Ada 0", "Ada 2". ' +
      "Ask each of them for one. A phone's is good enough. Save it as JPEG in content/images/people/, " +
      'write its path into "imageSrc", and write into "imageAlt" what it shows.',
  ])
})

it("accepts people with photos, also at an address", () => {
  expect(findingsIn("missingPhoto", [team(photo, "https://cdn.example/ada.png")], options)).toEqual([])
})
