import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { runStages } from "./stages"
import { createProblemFilter, createSteps } from "./steps"

const printed = jest.spyOn(console, "log").mockImplementation()
const lines = () => printed.mock.calls.map(([line]) => String(line))

const projectFolder = process.cwd()

beforeEach(() => {
  jest.useFakeTimers()
  printed.mockClear()
  process.chdir(mkdtempSync(path.join(tmpdir(), "steps-")))
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

  it("prints the output of a failed step without success lines, and the path of the log file", async () => {
    const steps = createSteps("trial", 1)
    const failing = steps.run("First", (output) => {
      for (const line of ["success one", "the fault", "PASS two"]) output(line)
      return Promise.reject(new Error("no"))
    })
    await expect(failing).rejects.toThrow("no")
    expect(lines()).toEqual(["the fault", `[1/1] First: 0 s (failed; all output is in ${steps.logFile})`])
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

describe("the stages of npm test", () => {
  const stage = (name: string, passed: number, failed: number) => ({
    name,
    run: () => Promise.resolve({ passed, failed }),
  })

  it("runs the next stage after one throws, and counts the error as one failure", async () => {
    const broken = { name: "broken", run: () => Promise.reject(new Error("no")) }
    const stages = [[[broken, stage("two", 2, 0)]]]
    expect(await runStages(stages, createSteps("trial", 2))).toEqual({ passed: 2, failed: 1 })
    expect(lines()).toContainEqual("no")
    expect(lines()).toContainEqual("[2/2] two: 2 passed, 0 failed in 0 s")
  })

  it("runs the lanes of a group in parallel, and the groups one after the other", async () => {
    const started: string[] = []
    let startOther = () => {}
    const otherStarts = new Promise<void>((resolve) => {
      startOther = resolve
    })
    const record = (name: string, work = () => Promise.resolve()) => ({
      name,
      run: async () => {
        started.push(name)
        await work()
        return { passed: 1, failed: 0 }
      },
    })
    const one = record("one", () => otherStarts)
    const other = record("other", () => Promise.resolve(startOther()))
    const groups = [[[one, record("two")], [other]], [[record("last")]]]
    expect(await runStages(groups, createSteps("trial", 4))).toEqual({ passed: 4, failed: 0 })
    expect(started).toEqual(["one", "other", "two", "last"])
  })
})
