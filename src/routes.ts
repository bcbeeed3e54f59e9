/**
 * All pages and client-only routes of this site. The build, analytics, the content check and the tests use these lists.
 * Tree shaking keeps unused exports out of the browser's bundles.
 */

export interface PublicPage {
  /** Ends in a slash. */
  path: string
  /** Content file of the page, relative to content/. */
  contentFile: `pages/${string}.json`
  /** Section anchors in order. */
  anchors: readonly string[]
  /** Anchors of sections that are shown only while a program exists, each with the id of the program. */
  ofProgram?: Readonly<Record<string, string>>
  /**
   * Lists whose entries have anchors. Maps the list's content file to the prefix of the entries' ids. In place of a
   * plan, its weeks have them (src/format/weekAnchor.ts).
   */
  entryAnchors?: Readonly<Record<string, string>>
  /** Id of the only plan in timelines.json whose weeks have anchors. */
  plan?: string
  /** Id of the program without which the page does not exist. A redirect then has its address. */
  program?: string
}

/** Anchor of the section of the home page after which the newsletter popup opens. */
export const popupAnchor = "numbers"

/** Id of the navigation in the header. */
export const navigationId = "main-navigation"

/**
 * Anchor of the newsletter, which is in the footer of every page with a link to it. Calls to action lead there while
 * applications are closed.
 */
export const newsletterAnchor = "footer-newsletter"

/** Prerendered pages for search engines and the sitemap. */
export const publicPages = [
  {
    path: "/",
    contentFile: "pages/home.json",
    anchors: [
      "research-highlights",
      "mentors",
      "approach",
      "features",
      "universities",
      "community",
      "mission",
      "timeline",
      "faq",
      "numbers",
      "about",
      "curriculum",
      "application-form",
      "ten-weeks",
      "deadlines",
      "capstone-tracks",
    ],
    ofProgram: { "ten-weeks": "bootcamp" },
    entryAnchors: { "faq.json": "faq-", "research-highlights.json": "", "capstone-tracks.json": "track-" },
  },
  {
    path: "/bootcamp/",
    contentFile: "pages/bootcamp.json",
    anchors: ["facts", "about", "weeks", "curriculum", "capstone-tracks", "financial-aid", "deadlines"],
    plan: "bootcamp-4-weeks",
    program: "bootcamp",
  },
  {
    path: "/research/",
    contentFile: "pages/research.json",
    anchors: ["details", "facts", "applicants", "schedule", "week", "publications"],
    entryAnchors: { "publications.json": "publication-", "capstone-tracks.json": "track-" },
  },
  { path: "/testimonials/", contentFile: "pages/testimonials.json", anchors: ["houses", "events", "students"] },
  { path: "/team/", contentFile: "pages/team.json", anchors: ["team"], entryAnchors: { "team.json": "" } },
  {
    path: "/curriculum/",
    contentFile: "pages/curriculum.json",
    anchors: ["bootcamp", "research", "ten-weeks", "next"],
    ofProgram: { bootcamp: "bootcamp", "ten-weeks": "bootcamp" },
    entryAnchors: { "timelines.json": "" },
  },
  { path: "/apply/", contentFile: "pages/apply.json", anchors: ["programs", "steps", "financial-aid", "deadlines"] },
  { path: "/apply-research/", contentFile: "pages/apply-research.json", anchors: ["application-form"] },
  {
    path: "/parents/",
    contentFile: "pages/parents.json",
    anchors: ["week", "ask"],
    entryAnchors: { "parent-answers.json": "" },
  },
  {
    path: "/privacy/",
    contentFile: "pages/privacy.json",
    anchors: ["newsletter", "forms", "applicants", "analytics", "storage", "school", "contact"],
  },
] as const satisfies readonly PublicPage[]

/** Returns the path of the page of a publication. @param id in content/publications.json */
export function publicationPath(id: string): string {
  return `/research/${id}/`
}

/** Returns the link to the papers of a capstone track. @param id in content/capstone-tracks.json */
export function trackPath(id: string): string {
  return `/research/#track-${id}`
}

/**
 * The program of each application, by its path; undefined for the page about all of them. Hosts redirect the last one
 * to a form.
 */
export const applicationPrograms: Readonly<Record<string, "research" | "bootcamp" | undefined>> = {
  "/apply/": undefined,
  "/apply-research/": "research",
  "/bootcamp-application/": "bootcamp",
}

type Entries = readonly { readonly id: string }[]

/** Returns the pages that exist with the programs of the content. */
export function publicPagesOf(content: { readonly "programs.json": Entries }) {
  const hasProgram = ({ program }: PublicPage) =>
    program === undefined || content["programs.json"].some(({ id }) => id === program)
  return publicPages.filter(hasProgram)
}

/** Returns the paths of all pages for search engines and the sitemap. */
export function publicPathsOf(content: {
  readonly [file in "programs.json" | "publications.json"]: Entries
}): string[] {
  const papers = content["publications.json"].map(({ id }) => publicationPath(id))
  return [...publicPagesOf(content).map(({ path }) => path), ...papers]
}

/** Prerendered pages for applicants, hidden from search engines. */
export const signInPages = ["/temp/", "/acceptance/"] as const

interface PersonalPage {
  /** The first segment of its path. */
  kind: string
  /** File in src/templates, without its extension. */
  template: string
  /** Id of the entry in content/letters.json with the texts of the page. */
  texts: string
  /**
   * End of the variables that name the table with the applicants: of the site (GATSBY_…) and of the function and the
   * staff (RECORDS_…).
   */
  tableVariable?: string
}

/**
 * The kinds of personal pages, which are client-only routes. The site, the build, the staff's commands and the checks
 * read them here. The admissions function has a copy: supabase/functions/admissions/environment.ts.
 */
export const personalPages = [
  { kind: "letter", template: "letter", texts: "letter", tableVariable: "LETTERS_TABLE" },
  { kind: "decision", template: "letter", texts: "decision", tableVariable: "DECISIONS_TABLE" },
  { kind: "commit", template: "commit", texts: "letter" },
] as const satisfies readonly PersonalPage[]

/** The personal pages that show the name of an applicant, each with a separate table and texts. */
export const letterPages = personalPages.filter((page) => "tableVariable" in page)

export type PersonalKind = (typeof personalPages)[number]["kind"]
export type LetterKind = (typeof letterPages)[number]["kind"]
export type TableVariable = (typeof letterPages)[number]["tableVariable"]

/** Returns the client-only route of a kind. `:userId` is the applicant's secret and is redacted outside the page. */
export function personalRoute(kind: PersonalKind): string {
  return `/${kind}/:userId`
}

export const personalRoutes = personalPages.map(({ kind }) => personalRoute(kind))

/** Returns the path of the prerendered page of a personal route: `/letter/` for `/letter/:userId`. */
export function prerenderedPath(route: string): string {
  return route.replace(/:.*$/, "")
}

/** Returns the path of a page's Open Graph image, which gatsby/open-graph writes at build time. */
export function openGraphPicture(path: string): string {
  return `/open-graph${path.replace(/\/$/, "") || "/home"}.png`
}

/**
 * Size of these images in pixels that social networks recommend. They crop other aspect ratios. The Open Graph protocol
 * (ogp.me) has no size.
 */
export const openGraphSize = { width: 1200, height: 630 }

/** Returns the URL of a path of this site. The address of another site or of an email stays as it is. */
export function absoluteUrl(address: string): string {
  return address.startsWith("/") ? `${process.env.GATSBY_SITE_URL}${address}` : address
}

/**
 * Matches a segment that may be an applicant's id: it has a digit or a small letter before a capital one, or is longer
 * than any word of a path. No page of this site has such a segment, except the 404 page.
 */
const idPattern = /^(?!404(\.html)?$).*(\d|[a-z][A-Z]|.{24})/

/**
 * Returns the path without an applicant's id: the route, such as `/letter/:userId`, on a personal page. On a mistyped
 * path, such as `/lettre/8f14e45f/`, replaces each segment that looks like an id.
 */
export function redactedPath(pathname: string): string {
  return (
    personalRouteOf(pathname) ??
    pathname.replace(/[^/]+/g, (segment) => (idPattern.test(segment) ? ":userId" : segment))
  )
}

/**
 * Returns whether a path is a personal page or contains an id all the same. No third-party script may read such a path.
 */
export function isPersonal(pathname: string): boolean {
  return personalRouteOf(pathname) !== undefined || redactedPath(pathname) !== pathname
}

/** Returns whether a path is a personal page or a page of the sign-in. */
export function isPrivate(pathname: string): boolean {
  return isPersonal(pathname) || signInPages.some((page) => segmentsOf(page)[0] === segmentsOf(pathname)[0])
}

/**
 * Returns the personal route that a path belongs to, such as `/letter/:userId`, or undefined. Compares the first
 * segment only, because mistyped and longer paths contain the id too.
 */
export function personalRouteOf(pathname: string): string | undefined {
  return personalRoutes.find((route) => segmentsOf(route)[0] === segmentsOf(pathname)[0])
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean)
}
