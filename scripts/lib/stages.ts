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
  /** Whether the stage uses only one CPU core. */
  usesOneCore?: boolean
}

/**
 * Returns the count of a stage that is a single check, which fails if `work` returns an exit code other than 0.
 * @throws what `work` throws
 */
export async function countOne(work: Promise<number | void>): Promise<Count> {
  return (await work) ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

/**
 * Runs all stages, even if one fails, so that a single run reports every failure. Adjacent stages that use one CPU core each run in
 * parallel. A stage that throws counts as one failure.
 */
export async function runStages(stages: readonly Stage[], steps: Steps): Promise<Count> {
  const counts: Count[] = []
  for (const group of groupParallelStages(stages))
    counts.push(
      ...(await Promise.all(
        group.map(({ name, run }) =>
          steps.run(name, (output) => run(output).catch((error: unknown) => countError(error, output)), describe),
        ),
      )),
    )
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }))
}

function groupParallelStages(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = []
  for (const stage of stages) {
    const last = groups.at(-1)
    if (stage.usesOneCore && last?.every(({ usesOneCore }) => usesOneCore)) last.push(stage)
    else groups.push([stage])
  }
  return groups
}

function countError(error: unknown, output: Output): Count {
  output(error instanceof Error ? error.message : String(error))
  return { passed: 0, failed: 1 }
}

function describe({ passed, failed }: Count) {
  return { text: `${passed} passed, ${failed} failed in `, hasFailed: failed > 0 }
}
