import { annotationOf } from "./annotation"

it("formats a problem as a workflow command, with reserved characters escaped", () => {
  const problem = {
    file: "a,b:c.json",
    path: [0, "share"],
    position: { line: 12, column: 3 },
    message: "is 30%,\r\nor: so.",
  }
  expect(annotationOf("content", problem)).toBe(
    '::error file=content/a%2Cb%3Ac.json,line=12,col=3::item 1 → "share" is 30%25,%0D%0Aor: so.',
  )
})
