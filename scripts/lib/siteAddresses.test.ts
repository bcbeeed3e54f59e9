import { siteAddresses } from "./siteAddresses"

const lines = siteAddresses("http://localhost:8000", [["Letter, sample names", "/letter/preview/"]]).split("\n")

it("lists pages with their URL, and the sample credentials below the sign-in page, and the additional ones last", () => {
  expect(lines[0]).toBe("  Home page            http://localhost:8000/")
  expect(lines.map((line) => /http:\/\/localhost:8000\/\w+\//.exec(line)?.[0]).filter(Boolean)).toEqual(
    ["research", "apply", "letter", "decision", "commit", "temp", "letter"].map(
      (page) => `http://localhost:8000/${page}/`,
    ),
  )
  expect(lines.at(-1)).toBe("  Letter, sample names http://localhost:8000/letter/preview/")
  expect(lines[lines.findIndex((line) => line.includes("/temp/")) + 1]).toMatch(/^ {23}\S+@\S+, password \S+$/)
})
