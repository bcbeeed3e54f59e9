import type { ReportRule } from "./finding"

/** Files that belong to the folder. Names that begin with a dot are those of programs. */
const known = /^(?:README\.md|FIELDS\.md|(?:.*\/)?\..*)$/

/** Reports files that are neither content nor pictures. The content check reports unknown .json files. */
export const findStrayFiles: ReportRule = ({ otherFiles }) =>
  otherFiles
    .filter((file) => !known.test(file))
    .map((file) => ({
      file,
      path: [],
      message: "is neither content nor a picture, and the site does not use it. Remove it.",
    }))
