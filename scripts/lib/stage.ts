/** How many checks of a stage passed and failed. */
export interface Count {
  passed: number
  failed: number
}

/** One part of `npm test`. A stage that is one check counts as one. */
export interface Stage {
  name: string
  run: () => Promise<Count>
  /** The stage keeps one processor core busy and prints its output at its end. */
  usesOneCore?: boolean
}

/** The count of one check: passed if a program ended with exit code 0 or a function returned true. */
export async function oneCheck(result: Promise<number | boolean>): Promise<Count> {
  const value = await result
  return value === 0 || value === true ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Runs stages, also after one has failed, so that one run shows everything. Neighbors that take one processor core each run side
 * by side. A stage that throws counts as one failure.
 */
export async function runStages(stages: readonly Stage[]): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 }
  for (const group of sideBySide(stages))
    for (const { passed, failed } of await Promise.all(group.map(runStage))) {
      total.passed += passed
      total.failed += failed
    }
  return total
}

function sideBySide(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = []
  for (const stage of stages) {
    const last = groups.at(-1)
    if (stage.usesOneCore && last?.every(({ usesOneCore }) => usesOneCore)) last.push(stage)
    else groups.push([stage])
  }
  return groups
}

async function runStage({ name, run, usesOneCore }: Stage): Promise<Count> {
  if (!usesOneCore) console.log(`\n── ${name}`)
  const start = Date.now()
  const count = await run().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`)
  return count
}
