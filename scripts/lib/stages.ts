import type { Output, Steps } from "./steps"

/** Numbers of passed and failed checks of a stage. */
export interface Count {
  passed: number
  failed: number
}

/** One part of `npm test`. */
export interface Stage {
  name: string
  run: (output: Output) => Promise<Count>
}

/** Stages that run one after the other. */
export type Lane = readonly Stage[]

/**
 * Returns the count of a stage that is a single check, which fails if `work` returns an exit code other than 0.
 * @throws what `work` throws
 */
export async function countOne(work: Promise<number | void>): Promise<Count> {
  return (await work) ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

/**
 * Runs all stages, even if one fails, so that a single run reports every failure. A stage that throws counts as one failure.
 * @param groups run one after the other. The lanes of a group run in parallel, and the stages of a lane one after the other.
 */
export async function runStages(groups: readonly (readonly Lane[])[], steps: Steps): Promise<Count> {
  const sum: Count = { passed: 0, failed: 0 }
  const runLane = async (lane: Lane) => {
    for (const { name, run } of lane) {
      const work = (output: Output) => run(output).catch((error: unknown) => countError(error, output))
      const { passed, failed } = await steps.run(name, work, describe)
      sum.passed += passed
      sum.failed += failed
    }
  }
  for (const lanes of groups) await Promise.all(lanes.map(runLane))
  return sum
}

function countError(error: unknown, output: Output): Count {
  output(error instanceof Error ? error.message : String(error))
  return { passed: 0, failed: 1 }
}

function describe({ passed, failed }: Count) {
  return { text: `${passed} passed, ${failed} failed in `, hasFailed: failed > 0 }
}
