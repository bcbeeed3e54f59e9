/** Prints a command's numbered steps with their seconds, and keeps the output of its programs in a log file. */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Receives the output of a program, line by line. */
export type Output = (line: string) => void

export interface Steps {
  /**
   * Runs one step. Its output goes to the log file. The terminal shows Gatsby's warnings, and everything if the step fails.
   * @param describe returns what to print after the title, such as a count
   * @throws what `work` throws
   */
  run: <Value>(
    title: string,
    work: (output: Output) => Promise<Value>,
    describe?: (value: Value) => Result,
  ) => Promise<Value>
  /** Where all output is. */
  logFile: string
}

interface Result {
  text?: string
  hasFailed?: boolean
}

/** Lines that report success: they do not help to find a fault. */
const isRoutine = (line: string) => /^\s*(PASS|success|info|verbose|npm warn|✓|ok \d|- +\d) ?/.test(line)

/** Warnings about a package that stays in use, and about a plugin that `gatsby/hosting/adapter.ts` disables on purpose. */
const isExpected = (line: string) => /^warn (gatsby-plugin-react-helmet|Disabling plugin "partytown")/.test(line)

/** Returns a filter that passes Gatsby's warnings and errors with the lines that belong to them. */
export function createProblemFilter(): (line: string) => boolean {
  let isProblem = false
  return (line) => {
    if (/^\s*(ERROR|error|warn|failed)\b/.test(line)) isProblem = !isExpected(line)
    else if (/^(success|info|verbose|You can now view|View GraphiQL|Note that)\b/.test(line)) isProblem = false
    return isProblem
  }
}

/** Prints a line, below which the progress line is drawn again. */
export function print(line: string): void {
  console.log(process.stdout.isTTY ? `\r\x1b[2K${line}` : line)
}

/** Milliseconds between two progress lines where the terminal cannot replace a line, as in CI. */
const progressPause = 15_000

/**
 * @param command names the log file
 * @param total number of steps
 */
export function createSteps(command: string, total: number): Steps {
  const logFile = path.join(".data/logs", `${command}.log`)
  mkdirSync(path.dirname(logFile), { recursive: true })
  writeFileSync(logFile, "")
  let started = 0

  const run: Steps["run"] = async (title, work, describe = () => ({})) => {
    started += 1
    const name = `[${started}/${total}] ${title}`
    const start = performance.now()
    const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`
    const lines: string[] = []
    let isRunning = true
    let lastSuccess = ""
    const output: Output = (line) => {
      appendFileSync(logFile, `${line}\n`)
      if (isRoutine(line)) lastSuccess = line.replace(/^(success|info) /, "")
      if (isRunning && line.trim()) lines.push(line)
    }
    const stopProgress = showProgress(() => `${name}: ${seconds()}  ${lastSuccess}`)
    appendFileSync(logFile, `\n${name}\n`)
    const end = ({ text = "", hasFailed = false }: Result) => {
      isRunning = false
      stopProgress()
      for (const line of lines.filter(hasFailed ? (one) => !isRoutine(one) : createProblemFilter())) print(line)
      print(`${name}: ${text}${seconds()}${hasFailed ? ` (failed; all output is in ${logFile})` : ""}`)
    }
    try {
      const value = await work(output)
      end(describe(value))
      return value
    } catch (error) {
      end({ hasFailed: true })
      throw error
    }
  }
  return { run, logFile }
}

/** Shows what a long step is doing: in a terminal one line that changes, elsewhere a line now and then. @returns stops it */
function showProgress(text: () => string): () => void {
  const { stdout } = process
  const isTerminal = stdout.isTTY
  const timer = setInterval(
    () => {
      if (isTerminal) stdout.write(`\r\x1b[2K${text().slice(0, stdout.columns - 1)}`)
      else console.log(text().slice(0, 120))
    },
    isTerminal ? 250 : progressPause,
  )
  return () => {
    clearInterval(timer)
    if (isTerminal) stdout.write("\r\x1b[2K")
  }
}
