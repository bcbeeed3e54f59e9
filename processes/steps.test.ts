import { readFileSync } from "node:fs"
import { temporaryFolder } from "../test/temporaryFolder"
import { createProblemFilter, createSteps } from "./steps"

const printed = jest.spyOn(console, "log").mockImplementation()
const lines = () => printed.mock.calls.map(([line]) => String(line))

const projectFolder = process.cwd()

beforeEach(() => {
  jest.useFakeTimers()
  printed.mockClear()
  process.chdir(temporaryFolder())
})
afterEach(() => {
  jest.useRealTimers()
  process.chdir(projectFolder)
})

describe("the steps of a command", () => {
  it("prints each step with its number and seconds, and writes its output to the log file only", async () => {
    const steps = createSteps("trial", 2)
    await steps.run("First", (output) => {
      output("success of a program")
      jest.advanceTimersByTime(2_000)
      return Promise.resolve()
    })
    await steps.run("Second", () => Promise.resolve())
    expect(lines()).toEqual(["[1/2] First: 2 s", "[2/2] Second: 0 s"])
    expect(readFileSync(steps.logFile, "utf8")).toContain("[1/2] First\nsuccess of a program\n")
  })

  it("prints only Gatsby's error of a failed step that has one", async () => {
    const steps = createSteps("trial", 1)
    const failing = steps.run("First", (output) => {
      for (const line of ["success one", " ERROR  #98123", "src/pages/team.tsx:3:1", "info two"]) output(line)
      return Promise.reject(new Error("no"))
    })
    await expect(failing).rejects.toThrow("no")
    expect(lines().slice(0, -1)).toEqual([" ERROR  #98123", "src/pages/team.tsx:3:1"])
  })

  it("prints all output of a failed step without an error, and the path of the log file", async () => {
    const steps = createSteps("trial", 1)
    const failing = steps.run("First", (output) => {
      for (const line of ["success one", "", "the fault"]) output(line)
      return Promise.reject(new Error("no"))
    })
    await expect(failing).rejects.toThrow("no")
    expect(lines()).toEqual([
      "success one",
      "the fault",
      `[1/1] First: 0 s (failed; all output is in ${steps.logFile})`,
    ])
  })
})

it("passes Gatsby's warnings and errors with the lines that follow, but not the notice about react-helmet", () => {
  const isProblem = createProblemFilter()
  const output = [
    "success one",
    "warn gatsby-plugin-react-helmet: Gatsby now has",
    "built-in support",
    'warn Disabling plugin "partytown":',
    "success two",
    "warn The sheet is public.",
    "It names everybody.",
    "info three",
    " ERROR  UNKNOWN",
    "",
    "  content/faq.json is damaged",
    "success four",
  ]
  expect(output.filter(isProblem)).toEqual([
    "warn The sheet is public.",
    "It names everybody.",
    " ERROR  UNKNOWN",
    "",
    "  content/faq.json is damaged",
  ])
})
