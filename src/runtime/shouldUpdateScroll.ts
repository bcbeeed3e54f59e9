interface RouterProps {
  /** `action`: "PUSH" after a navigation of the router, and "POP" or none after one of the browser. */
  readonly location: { readonly pathname: string; readonly hash: string; readonly action?: string }
}

/**
 * Leaves scrolling on the same page to the browser, if the visitor goes back or follows an anchor link that is not the
 * router's. Gatsby (5.16.1) stores one position for all entries of the history that it has not added, so it would
 * return to the target of the link. A link that is followed while React hydrates has no action either, but a hash.
 */
export function shouldUpdateScroll(props: { prevRouterProps?: RouterProps; routerProps: RouterProps }): boolean {
  const { pathname, hash, action } = props.routerProps.location
  const isFromRouter = action === "PUSH" || (action === undefined && hash !== "")
  return props.prevRouterProps?.location.pathname !== pathname || isFromRouter
}
