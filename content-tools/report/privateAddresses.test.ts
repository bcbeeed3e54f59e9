import { findingsIn } from "./testing/report"

const at = (address: string) => findingsIn("privateAddress", [["publications.json", [0, "link"], address]])

it.each([
  "https://docs.google.com/document/d/1/edit?usp=sharing",
  "https://deploy-preview-12--blast.netlify.app/talk",
  "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Farxiv.org",
  "https://localhost.example:8000/talk",
  "https://drive.google.com/file/d/1/view",
  "https://studio.youtube.com/video/1/edit",
  "https://www.overleaf.com/project/1",
  "https://www.jotform.com/build/250418836527164",
])("reports %s", (address) => {
  expect(at(address)).toEqual([expect.stringContaining("which may open only for you")])
})

it.each(["https://docs.google.com/document/d/e/1/pub", "https://arxiv.org/abs/1"])("accepts %s", (address) => {
  expect(at(address)).toEqual([])
})
