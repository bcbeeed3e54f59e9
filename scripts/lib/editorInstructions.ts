import path from "node:path"

/** Returns what `npm run content:edit` prints. @param site origin of the site in development */
export function editorInstructions(site: string): string {
  return `The editor is at ${site}/admin/. Open it in Chrome or Edge.
  1. Click "Work with Local Repository" and pick the folder ${path.basename(process.cwd())}. The browser remembers it.
  2. Pick a part of the site, change it and save. The page beside the editor shows the change within seconds.
     A mistake appears at the bottom of both, with what to do.
  3. When you are done, publish the changed files as content/README.md says. Nothing is published before.
`
}
