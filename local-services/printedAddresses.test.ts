import { letterPages } from "../src/routes"
import { printedAddresses } from "./printedAddresses"

const lines = printedAddresses("http://localhost:8000").split("\n")

it("lists pages with their URL, and the sample credentials below the sign-in page", () => {
  expect(lines[0]).toBe("  Home page            http://localhost:8000/")
  expect(lines.map((line) => /http:\/\/localhost:8000\/\w+\//.exec(line)?.[0]).filter(Boolean)).toEqual(
    ["research", "apply", ...letterPages.map(({ kind }) => kind), "commit", "temp"].map(
      (page) => `http://localhost:8000/${page}/`,
    ),
  )
  expect(lines[lines.findIndex((line) => line.includes("/temp/")) + 1]).toMatch(/^ {23}\S+@\S+, password \S+$/)
})
