interface RouterProps {
  /** `action`: how the router came here: "POP" on the way back, and at an anchor link that it does not follow. */
  readonly location: { readonly pathname: string; readonly action?: string }
}

/**
 * Leaves scrolling on the same page to the browser, if the visitor goes back or follows an anchor link that is not the
 * router's. Gatsby (5.16.1) stores one position for all entries of the history that it has not added, so it would
 * return to the target of the link.
 */
export function shouldUpdateScroll(props: { prevRouterProps?: RouterProps; routerProps: RouterProps }): boolean {
  const { pathname, action } = props.routerProps.location
  return props.prevRouterProps?.location.pathname !== pathname || action !== "POP"
}
