import { absoluteUrl } from "../routes"
import { Head } from "./Head"

/** Tells search engines which address of a page is the one to list. */
export function CanonicalLink({ path }: { path: string }) {
  return (
    <Head>
      <link rel="canonical" href={absoluteUrl(path)} />
    </Head>
  )
}
