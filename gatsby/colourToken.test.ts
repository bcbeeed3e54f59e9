import { readFileSync } from "node:fs"
import { colourToken } from "./colourToken"

it("is the light scheme's, as the style sheet has it", () => {
  const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split("prefers-color-scheme: dark")
  expect(light).toContain(`--color-ground: ${colourToken("ground")};`)
  expect(dark).not.toContain(`--color-ground: ${colourToken("ground")};`)
})

it("has to be there", () => {
  expect(() => colourToken("mauve")).toThrow("src/styles/tokens.css has no colour --color-mauve")
})
