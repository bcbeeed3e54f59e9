import { readFileSync } from "node:fs"
import { colorToken } from "./colorToken"

it("returns the color of the light scheme", () => {
  const [light = "", dark = ""] = readFileSync("src/styles/tokens.css", "utf8").split("prefers-color-scheme: dark")
  expect(light).toContain(`--color-ground: ${colorToken("ground")};`)
  expect(dark).not.toContain(`--color-ground: ${colorToken("ground")};`)
})

it("throws for an unknown color", () => {
  expect(() => colorToken("mauve")).toThrow("src/styles/tokens.css has no color --color-mauve")
})
