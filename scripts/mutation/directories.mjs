/**
 * A directory that `npm run mutation` tests. Only the tests in `tests` have to detect changes of its code.
 * @typedef {{ tests: string, project: "browser code" | "build, services and scripts", ignoredTests?: string[] }} Directory
 */

/** @type {Readonly<Record<string, Directory>>} */
export const directories = {
  "src/features": { tests: "src/features", project: "browser code" },
  "gatsby/content-check": { tests: "gatsby/content-check", project: "build, services and scripts" },
  "gatsby/hosting": { tests: "gatsby/hosting", project: "build, services and scripts" },
  "supabase/functions": {
    tests: "supabase",
    project: "build, services and scripts",
    // They test Deno, the database and the load. Stryker cannot turn on a mutant in Deno, and the others take too long
    // or change the schema of the database that all test files share.
    ignoredTests: ["/supabase/(deno|emailSubscribers|records/(dataApi|decisionDay|keepWarm))\\.test\\.ts$"],
  },
}

/**
 * Returns the folder of the reports about a directory.
 * @param {string} name
 */
export const reportFolder = (name) => `.data/mutation/${name.replace("/", "-")}`
