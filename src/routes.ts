/**
 * The one list of what answers under this site's own address: public pages, pages of the sign-in, personal routes.
 * It drives client-only routes, host rewrites, noindex, the sitemap, pictures for shared links, redaction in analytics, the check
 * of links, and tests. What no page uses of it stays out of the browser's bundles.
 */

/** A prebuilt public page. */
export interface PublicPage {
  /** Ends in a slash. */
  path: string
  /** The file of its words below content/. */
  words: `pages/${string}.json`
  /** Anchors of its sections, in order. */
  anchors: readonly string[]
  /** Content lists whose entries have an anchor each, with what precedes the entry's id in it. */
  entryAnchors?: Readonly<Record<string, string>>
}

/** Prebuilt pages that everybody may find. */
export const publicPages = [
  {
    path: "/",
    words: "pages/home.json",
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
    entryAnchors: { "faq.json": "faq-", "research-highlights.json": "" },
  },
  {
    path: "/bootcamp/",
    words: "pages/bootcamp.json",
    anchors: ["facts", "about", "weeks", "curriculum", "capstone-tracks", "financial-aid", "deadlines"],
  },
  {
    path: "/research/",
    words: "pages/research.json",
    anchors: ["details", "facts", "applicants", "schedule", "publications"],
  },
  { path: "/testimonials/", words: "pages/testimonials.json", anchors: ["houses", "events", "students"] },
  { path: "/team/", words: "pages/team.json", anchors: ["team"], entryAnchors: { "team.json": "" } },
  { path: "/curriculum/", words: "pages/curriculum.json", anchors: ["bootcamp", "research", "ten-weeks"] },
  { path: "/apply/", words: "pages/apply.json", anchors: ["programs", "steps", "financial-aid", "deadlines"] },
  { path: "/apply-research/", words: "pages/apply-research.json", anchors: ["application-form"] },
] as const satisfies readonly PublicPage[]

/** Pages for applicants that are prebuilt but not for search engines. */
export const signInPages = ["/temp/", "/acceptance/"] as const

/** Client-only routes of one applicant each; `:userId` is that person's capability and never leaves the page. */
export const personalRoutes = ["/letter/:userId", "/decision/:userId", "/commit/:userId"] as const

/**
 * Returns the path at which the shell of a personal route is prebuilt.
 * @param route such as `/letter/:userId`, which has the shell `/letter/`
 */
export function shellOf(route: string): string {
  return route.replace(/:.*$/, "")
}

/**
 * Path of the picture that stands for a page in shared links; written by gatsby/open-graph at build time.
 * @param path path of a page, `/` or `/research/`
 */
export function openGraphPicture(path: string): string {
  return `/open-graph/${path.replaceAll("/", "") || "home"}.png`
}

/**
 * The address of a path of this site, with its origin.
 * @param path begins with a slash
 */
export function absoluteUrl(path: string): string {
  return `${process.env.GATSBY_SITE_URL}${path}`
}

/**
 * The path as others may know it: on a page of one applicant the route, `/letter/:userId`, never the id.
 * @param pathname as in `location.pathname`
 */
export function redactedPath(pathname: string): string {
  return personalRouteOf(pathname) ?? pathname
}

/** Whether a path is one applicant's own page; its content-security policy lets no script of anybody else in. */
export function isPersonal(pathname: string): boolean {
  return personalRouteOf(pathname) !== undefined
}

/** Whether a path is a page for applicants: personal, or one of the sign-in. */
export function isPrivate(pathname: string): boolean {
  return isPersonal(pathname) || signInPages.some((page) => partsOf(page)[0] === partsOf(pathname)[0])
}

/** By the first part alone: a mistyped or longer address of a letter holds its id too. */
function personalRouteOf(pathname: string): string | undefined {
  return personalRoutes.find((route) => partsOf(route)[0] === partsOf(pathname)[0])
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean)
}
