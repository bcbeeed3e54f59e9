/** How many checks of a stage passed and failed. */
export interface Count {
  passed: number
  failed: number
}

/** One part of `npm test`. A stage that is one check counts as one. */
export interface Stage {
  name: string
  run: () => Promise<Count>
}

/** The count of one check: passed if a program ended with exit code 0 or a function returned true. */
export async function oneCheck(result: Promise<number | boolean>): Promise<Count> {
  const value = await result
  return value === 0 || value === true ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Runs stages one after the other, also after one has failed, so that one run shows everything.
 * A stage that throws counts as one failure.
 */
export async function runStages(stages: readonly Stage[]): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 }
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`)
    const start = Date.now()
    const count = await run().catch((error: unknown): Count => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    const seconds = Math.round((Date.now() - start) / 1000)
    console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`)
    total.passed += count.passed
    total.failed += count.failed
  }
  return total
}
