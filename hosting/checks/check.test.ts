import { Failure, NotChecked, reportChecks, type Check } from "./check"
import { sendTo } from "./request"

const check = (title: string, error?: Error): Check => ({
  title,
  remedy: "Do this.",
  run: () => (error ? Promise.reject(error) : Promise.resolve()),
})

it("a report has a line for each check, the reason and the remedy below it, and the counts", async () => {
  const lines: string[] = []
  const checks = [
    check("one"),
    check("two", new Error("The status is 404")),
    check("three", new Failure("The status is 403.", "Do that.")),
    check("four", new NotChecked("A variable is not set")),
  ]
  expect(await reportChecks(checks, sendTo("http://127.0.0.1"), (text) => lines.push(text))).toMatchObject({ FAIL: 2 })
  expect(lines.join("\n").split("\n")).toEqual([
    "pass         one",
    "FAIL         two",
    "             The status is 404.",
    "             Do this.",
    "FAIL         three",
    "             The status is 403.",
    "             Do that.",
    "not checked  four",
    "             A variable is not set.",
    "",
    "1 passed, 2 failed, 1 not checked",
  ])
})
