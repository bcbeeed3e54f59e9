/** The sidebar of the editor. */
export interface Group {
  name: string
  label: string
  /** Name of a Material Symbols icon. */
  icon: string
  files: readonly (string | RegExp)[]
}

/** A file belongs to the first group that names it. The last group contains all other files. */
export const groups: readonly Group[] = [
  {
    name: "site",
    label: "Site",
    icon: "public",
    files: ["site.json", "navigation.json", "sections.json", "seo-links.json"],
  },
  {
    name: "programs",
    label: "Programs",
    icon: "school",
    files: ["programs.json", "timelines.json", "capstone-tracks.json", "publications.json"],
  },
  {
    name: "home",
    label: "Home page",
    icon: "home",
    files: [
      "pages/home.json",
      "research-highlights.json",
      "faq.json",
      "stats.json",
      "universities.json",
      "countries.json",
    ],
  },
  { name: "people", label: "People", icon: "group", files: ["team.json", "mentors.json", "testimonials.json"] },
  {
    name: "letters",
    label: "Letters and documents",
    icon: "mail",
    files: ["letters.json", "documents.json", "calendar.json"],
  },
  {
    name: "forms",
    label: "Forms and redirects",
    icon: "dynamic_form",
    files: ["forms.json", "redirects.json"],
  },
  { name: "pages", label: "Pages", icon: "web", files: [/^pages\//] },
  { name: "other", label: "Other", icon: "draft", files: [/./] },
]
