/**
 * The one list of what answers under this site's own address.
 * It drives client-only routes, host rewrites, noindex, the sitemap, redaction in analytics, the check of links, and tests.
 */

/** A prebuilt public page: where it is and which anchors its sections carry. */
export interface PublicPage {
  path: string
  anchors: readonly string[]
}

/** Prebuilt pages that everybody may find. Paths end in a slash. */
export const publicPages: readonly PublicPage[] = [
  {
    path: "/",
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
  },
  {
    path: "/bootcamp/",
    anchors: ["facts", "about", "weeks", "curriculum", "capstone-tracks", "financial-aid", "deadlines"],
  },
  { path: "/research/", anchors: ["details", "facts", "applicants", "schedule", "publications"] },
  { path: "/testimonials/", anchors: ["houses", "events", "students"] },
  { path: "/team/", anchors: ["team"] },
  { path: "/curriculum/", anchors: ["bootcamp", "research", "ten-weeks"] },
  { path: "/apply/", anchors: ["programmes", "steps", "financial-aid", "deadlines"] },
  { path: "/apply-research/", anchors: ["application-form"] },
]

/** Pages for applicants that are prebuilt but not for search engines. */
export const signInPages = ["/temp/", "/acceptance/"] as const

/** Client-only routes of one applicant each; `:userId` is that person's capability and never leaves the page. */
export const personalRoutes = ["/letter/:userId", "/decision/:userId", "/commit/:userId"] as const

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
export function reportedPath(pathname: string): string {
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
