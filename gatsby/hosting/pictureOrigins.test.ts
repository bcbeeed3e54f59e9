import { loadContent } from "../../content-tools/load"
import { pictureOrigins } from "./adapter"

it("pictureOrigins returns each origin of the pictures with an absolute URL once, and no origin of a link", async () => {
  const content = await loadContent("test/content")
  expect(pictureOrigins(content)).toEqual([])
  const sources = ["https://b.example/1.png", "https://a.example:8443/2.png", "https://b.example/3.png", "4.png"]
  const team = content["team.json"].map((person, index) => ({ ...person, imageSrc: sources[index] }))
  expect(pictureOrigins({ ...content, "team.json": team })).toEqual(["https://a.example:8443", "https://b.example"])
})
