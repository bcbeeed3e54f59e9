import { personalRoutes, signInPages } from "../../routes"

/**
 * The path as analytics may know it: on a page of one applicant the route, `/letter/:userId`, never the id.
 * @param pathname as in `location.pathname`
 */
export function reportedPath(pathname: string): string {
  return personalRouteOf(pathname) ?? pathname
}

/** Whether a path is one applicant's own page; its content-security policy lets no analytics in. */
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
