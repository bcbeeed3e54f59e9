import { findingsIn, type Change } from "./testing/report"

const hiring = (toForm: string): Change => ["redirects.json", [5], { from: "/hiring", toForm }]

it("reports a redirect to another form than its address names", () => {
  expect(findingsIn("otherForm", [hiring("financial-aid")])).toEqual([
    'redirects.json 5.toForm is "financial-aid", but "/hiring" looks like the address of "mentor-hiring". Write the right form.',
  ])
})

it("accepts a form that the address names", () => {
  expect(findingsIn("otherForm", [hiring("mentor-hiring")])).toEqual([])
})

it("accepts a form for an address that names none", () => {
  expect(findingsIn("otherForm", [["redirects.json", [5], { from: "/jobs", toForm: "mentor-hiring" }]])).toEqual([])
})
