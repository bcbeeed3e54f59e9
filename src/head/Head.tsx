import type { HelmetProps } from "react-helmet"
import { useHelmet } from "./helmet"

/** Tags for the head of the page: in the prerendered page at once, in the browser once react-helmet has been fetched. */
export function Head(props: HelmetProps) {
  const Helmet = useHelmet()
  return Helmet ? <Helmet {...props} /> : null
}
