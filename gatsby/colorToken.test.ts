import { readFileSync } from "node:fs"
import { colorToken } from "./colorToken"

it("is the light scheme's, as the style sheet has it", () => {
  const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split("prefers-color-scheme: dark")
  expect(light).toContain(`--color-ground: ${colorToken("ground")};`)
  expect(dark).not.toContain(`--color-ground: ${colorToken("ground")};`)
})

it("has to be there", () => {
  expect(() => colorToken("mauve")).toThrow("src/styles/tokens.css has no color --color-mauve")
})
