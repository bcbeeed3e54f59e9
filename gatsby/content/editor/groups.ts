import type { ContentFile } from "../../../content-tools/model"

/** A group of the editor's sidebar. */
interface Group {
  name: string
  label: string
  files: RegExp
}

/** A file belongs to the first group that matches it. The last group contains all other files. */
export const groups: readonly Group[] = [
  { name: "site", label: "Site", files: /^(site|navigation|sections|seo-links)\./ },
  { name: "programs", label: "Programs", files: /^(programs|timelines|capstone-tracks|publications)\./ },
  {
    name: "home",
    label: "Home page",
    files: /^(pages\/home|research-highlights|faq|questions|stats|universities|countries)\./,
  },
  { name: "people", label: "People", files: /^(team|mentors|testimonials)\./ },
  { name: "letters", label: "Letters and documents", files: /^(letters|documents|calendar)\./ },
  { name: "forms", label: "Forms and redirects", files: /^(forms|redirects)\./ },
  { name: "pages", label: "Pages", files: /^(pages\/|parent-answers\.)/ },
  { name: "other", label: "Other", files: /./ },
]

/** Returns the names of a file and of its group in the editor: `pages/home.json` → `pages-home` in `home`. */
export function placeOf({ path }: Pick<ContentFile, "path">): { group: string; name: string } {
  const group = groups.find(({ files }) => files.test(path))?.name ?? "other"
  return { group, name: path.replace(/\.json$/, "").replaceAll("/", "-") }
}
