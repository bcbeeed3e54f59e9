import { needsInstall } from "./needsInstall.cjs"

const wanted = {
  "": {},
  "node_modules/react": { version: "18.3.1" },
  "node_modules/jest": { version: "30.0.0", dev: true },
  "node_modules/jiti": { version: "2.0.0", devOptional: true },
  "node_modules/@img/sharp-darwin": { version: "0.34.0", optional: true },
  "node_modules/fsevents": { version: "2.3.0", dev: true, optional: true },
}
const without = (...names: string[]) =>
  Object.fromEntries(
    Object.entries(wanted).filter(([folder]) => folder && !names.some((name) => folder.endsWith(name))),
  )
const onLinux = without("darwin", "fsevents")
const forBuild = without("darwin", "fsevents", "jest", "jiti")
const everything = () => true

it.each([
  ["a complete installation", onLinux, everything, false, false],
  [
    "packages that are not in the lockfile",
    { ...onLinux, "node_modules/old": { version: "1.0.0" } },
    everything,
    false,
    false,
  ],
  ["no installation, or one that was interrupted", undefined, everything, true, true],
  ["an older version", { ...onLinux, "node_modules/react": { version: "18.3.0" } }, everything, true, true],
  ["a package that is missing", without("darwin", "react"), everything, true, true],
  ["a folder that was deleted", onLinux, (folder: string) => !folder.endsWith("/react"), true, true],
  ["an installation without development packages", forBuild, everything, true, false],
])("%s", (_case, installed, isOnDisk, isNeeded, isNeededForBuild) => {
  expect(needsInstall(wanted, installed, isOnDisk, false)).toBe(isNeeded)
  expect(needsInstall(wanted, installed, isOnDisk, true)).toBe(isNeededForBuild)
})

it("lets npm report a broken lockfile", () => expect(needsInstall(undefined, onLinux, everything, false)).toBe(true))
