import { mkdirSync } from "node:fs"
import { lock } from "proper-lockfile"

/**
 * What commands write: `.cache` and `public`, or the sites under test in `.data`. Two at once would break each other's
 * build.
 */
const commands = {
  site: "npm start, npm run build, npm run develop or npm run content:edit",
  tests: "npm test, npm run hosts or npm run generate",
}

/**
 * Reserves what a command writes until this process ends.
 * @throws Error if another command in this folder has reserved it
 */
export async function reserve(name: keyof typeof commands): Promise<void> {
  const folder = `.data/reserved/${name}`
  mkdirSync(folder, { recursive: true })
  // A process that was killed leaves the reservation, which ends seconds later. One that the system suspends may lose
  // it.
  await lock(folder, { onCompromised: () => undefined }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error
    throw new Error(`Another command runs in this folder: ${commands[name]}. Stop it first, or wait until it ends.`)
  })
}
