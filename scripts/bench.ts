/**
 * `npm run bench`: measures the pages (bench/speed.ts). `npm run bench -- taps` measures the controls (bench/taps.ts),
 * and `npm run bench -- decision-day` the admissions function (bench/decision-day.ts).
 */
import { noSuch } from "../messages/noSuch"
import { measureDecisionDay } from "../e2e/bench/decision-day"
import { measurePages } from "../e2e/bench/speed"
import { measureTaps } from "../e2e/bench/taps"

const [name = "pages"] = process.argv.slice(2)
const benchmarks: Record<string, () => Promise<void>> = {
  pages: measurePages,
  taps: measureTaps,
  "decision-day": measureDecisionDay,
}
const measure = benchmarks[name]
if (!measure) throw new Error(noSuch(name, Object.keys(benchmarks)))
void measure()
