import { rmSync } from "node:fs"

/** The parts of Gatsby's state that contain paths, with `/` on every system (observed with 5.16.1). */
export interface GatsbyState {
  program: { directory: string }
  components: { size: number; has: (file: string) => boolean }
}

/**
 * Clears what earlier builds have left if they ran in another folder, because the project was copied or moved: with the paths in this
 * cache, a build fails. Gatsby itself then deletes the rest of its cache, because `public` is missing.
 */
export function clearCopiedCache({ program, components }: GatsbyState): void {
  if (components.size === 0 || components.has(`${program.directory}/src/pages/index.tsx`)) return
  for (const folder of ["public", ".cache/webpack"]) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
