import { Helmet } from "react-helmet"
import { absoluteUrl } from "./absoluteUrl"

/** Tells search engines which address of a page is the one to list. */
export function CanonicalLink({ path }: { path: string }) {
  return (
    <Helmet>
      <link rel="canonical" href={absoluteUrl(path)} />
    </Helmet>
  )
}
