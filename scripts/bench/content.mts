/**
 * `npm run bench:content`: builds the fixture content, content with lists 10 times as long, up to their limits, and content 100 times
 * as long, beyond the limits of the content model. Prints the times and the largest page of each. Fails if a page of the first
 * two exceeds its limits, or if a time grows faster than the number of entries.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { filesBelow } from "../../gatsby/content-check/source"
import { fieldsOf, type ParsedFile } from "../../gatsby/content-check/traverse"
import { parseElements } from "../../gatsby/hosting/html"
import { localEnvironment } from "../../services/localEnvironment"
import { scaledContent } from "../../test/variants/scaledContent"
import { readFixture, writeContent } from "../../test/variants/writeVariants"
import { prepareWorkingFolder, workingFolder } from "../lib/buildSite"
import { hideStackTraces } from "../lib/hideStackTraces"
import { choosePorts } from "../lib/ports"
import { runOrThrow } from "../lib/run"
import { createSteps, type Output } from "../lib/steps"
import { growthProblems, type Growth, type PageSize } from "./contentGrowth"

const factors = [1, 10, 100] as const
/** Lists this many times as long are longer than the content model accepts. */
const beyondLimits = 100

type Fixture = Awaited<ReturnType<typeof readFixture>>

async function measure({ content, check }: Fixture, factor: number, output: Output): Promise<Growth> {
  const isBeyondLimits = factor >= beyondLimits
  const scaled = scaledContent(content, check, factor, isBeyondLimits)
  return {
    factor,
    entries: scaled.flatMap(fieldsOf).reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 0), 0),
    checkMilliseconds: medianTime(() => check(scaled.map((parsed) => ({ ...parsed })))),
    buildSeconds: await build(`scale-${factor}`, scaled, isBeyondLimits, output),
    largestPage: await largestPage(path.join(workingFolder, "public")),
    isBeyondLimits,
  }
}

/** Returns the median of the CPU milliseconds of five calls, which other programs hardly change. The first call also compiles the code. */
function medianTime(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return times.sort((one, other) => one - other)[2] ?? Number.NaN
}

/** Builds content in the working folder of the tests. @returns seconds */
async function build(
  name: string,
  content: readonly ParsedFile[],
  isBeyondLimits: boolean,
  output: Output,
): Promise<number> {
  const environment = localEnvironment(await choosePorts())
  await prepareWorkingFolder(name, (folder) => writeContent(folder, content))
  if (isBeyondLimits) removeListLimits()
  const start = performance.now()
  await runOrThrow("gatsby", ["build"], { output, folder: workingFolder, environment })
  return (performance.now() - start) / 1000
}

/** Changes the copy of the content model in the working folder, so that the build accepts lists of any length. */
function removeListLimits(): void {
  const file = path.join(workingFolder, "gatsby/content-model/listLimit.ts")
  const source = readFileSync(file, "utf8")
  const changed = source.replace("return { maxItems,", "return { maxItems: Number.MAX_SAFE_INTEGER,")
  if (changed === source)
    throw new Error("listLimit.ts has changed. Update removeListLimits in scripts/bench/content.mts.")
  writeFileSync(file, changed)
}

async function largestPage(folder: string): Promise<PageSize> {
  const names = (await filesBelow(folder)).filter((name) => /^(?!page-data|_gatsby).*\.html$/.test(name))
  const pages = names.map((name) => readFileSync(path.join(folder, name), "utf8"))
  const largest = (read: (html: string) => number) => Math.max(...pages.map(read))
  return {
    htmlBytes: largest((html) => Buffer.byteLength(html)),
    gzipBytes: largest((html) => gzipSync(html).length),
    elements: largest((html) => parseElements(html).length),
  }
}

hideStackTraces()
const fixture = await readFixture()
const isCold = !existsSync(path.join(workingFolder, ".cache"))
const steps = createSteps("bench-content", factors.length + Number(isCold))
if (isCold) await steps.run("Process the pictures", (output) => build("scale-1", fixture.content, false, output))
const measured: Growth[] = []
for (const factor of factors)
  measured.push(await steps.run(`Build content × ${factor}`, (output) => measure(fixture, factor, output)))
console.table(
  Object.fromEntries(
    measured.map(({ factor, entries, checkMilliseconds, buildSeconds, largestPage: page }) => [
      `content × ${factor}`,
      {
        entries,
        "check, CPU ms": Math.round(checkMilliseconds),
        "build, s": Math.round(buildSeconds),
        "build, ms per entry": Math.round((1000 * buildSeconds) / entries),
        "largest page, kB of HTML": Math.round(page.htmlBytes / 1000),
        "kB compressed": Math.round(page.gzipBytes / 1000),
        elements: page.elements,
      },
    ]),
  ),
)
const problems = growthProblems(measured)
problems.forEach((problem) => console.log(problem))
if (problems.length === 0) console.log("Every page is within its limits, and no time grows faster than the content.")
process.exit(problems.length > 0 ? 1 : 0)
