/** Prints a command's numbered steps with their seconds, and writes the output of its programs to a log file. */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Receives the output of a program, line by line. */
export type Output = (line: string) => void

export interface Steps {
  /**
   * Runs one step. Writes its output to the log file. The terminal shows Gatsby's warnings and errors; all output if
   * the step fails without one.
   * @throws what `work` throws
   */
  run: <Value>(title: string, work: (output: Output) => Promise<Value>) => Promise<Value>
  /** Path of the file with all output. */
  logFile: string
}

/** Whether a line is a warning about a package that stays in use, or about a plugin that gatsby/adapter.ts disables. */
const isExpected = (line: string) => /^warn (gatsby-plugin-react-helmet|Disabling plugin "partytown")/.test(line)

/** Returns a filter that passes Gatsby's warnings and errors and the lines that follow each of them. */
export function createProblemFilter(): (line: string) => boolean {
  let isProblem = false
  return (line) => {
    if (/^\s*(ERROR|error|warn|failed)\b/.test(line)) isProblem = !isExpected(line)
    else if (/^(success|info|verbose|You can now view|View GraphiQL|Note that)\b/.test(line)) isProblem = false
    return isProblem
  }
}

/** Prints a line in place of the progress line, which then appears below. */
export function print(line: string): void {
  console.log(process.stdout.isTTY ? `\r\x1b[2K${line}` : line)
}

/**
 * Creates the function that runs the steps of a command, and an empty log file.
 * @param command name of the log file
 * @param total number of steps
 */
export function createSteps(command: string, total: number): Steps {
  const logFile = path.join(".data/logs", `${command}.log`)
  mkdirSync(path.dirname(logFile), { recursive: true })
  writeFileSync(logFile, "")
  let started = 0

  const run: Steps["run"] = async (title, work) => {
    started += 1
    const name = `[${started}/${total}] ${title}`
    const start = performance.now()
    const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`
    const lines: string[] = []
    const output: Output = (line) => {
      appendFileSync(logFile, `${line}\n`)
      if (line.trim()) lines.push(line)
    }
    const stopProgress = showProgress(() => `${name}: ${seconds()}  ${lines.at(-1) ?? ""}`)
    appendFileSync(logFile, `\n${name}\n`)
    const end = (shown: readonly string[], result: string) => {
      stopProgress()
      for (const line of shown) print(line)
      print(`${name}: ${result}`)
    }
    try {
      const value = await work(output)
      end(lines.filter(createProblemFilter()), seconds())
      return value
    } catch (error) {
      const problems = lines.filter(createProblemFilter())
      end(problems.length > 0 ? problems : lines, `${seconds()} (failed; all output is in ${logFile})`)
      throw error
    }
  }
  return { run, logFile }
}

/** Shows the progress of a step in one changing line of a terminal. @returns stops the progress */
function showProgress(text: () => string): () => void {
  const { stdout } = process
  if (!stdout.isTTY) return () => undefined
  const timer = setInterval(() => stdout.write(`\r\x1b[2K${text().slice(0, stdout.columns - 1)}`), 250)
  return () => {
    clearInterval(timer)
    stdout.write("\r\x1b[2K")
  }
}
