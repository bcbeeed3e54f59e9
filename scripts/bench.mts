/**
 * `npm run bench`: measures the pages (bench/speed.mts). `npm run bench -- taps` measures the controls (bench/taps.mts), and
 * `npm run bench -- decision-day` the admissions function (bench/decision-day.mts).
 */
import { noSuch } from "../messages/noSuch"

const [name = "pages"] = process.argv.slice(2)
const benchmarks: Record<string, () => Promise<unknown>> = {
  pages: () => import("./bench/speed.mts"),
  taps: () => import("./bench/taps.mts"),
  "decision-day": () => import("./bench/decision-day.mts"),
}
const measure = benchmarks[name]
if (!measure) throw new Error(noSuch(name, Object.keys(benchmarks)))
await measure()
