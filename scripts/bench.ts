/**
 * `npm run bench`: measures the pages (bench/speed.ts). `npm run bench -- decision-day` measures the admissions
 * function (bench/decision-day.ts).
 */
import { noSuch } from "../messages/noSuch"
import { measureDecisionDay } from "../e2e/bench/decision-day"
import { measurePages } from "../e2e/bench/speed"

const [name = "pages"] = process.argv.slice(2)
const benchmarks: Record<string, () => Promise<void>> = {
  pages: measurePages,
  "decision-day": measureDecisionDay,
}
const measure = benchmarks[name]
if (!measure) throw new Error(noSuch(name, Object.keys(benchmarks)))
void measure()
