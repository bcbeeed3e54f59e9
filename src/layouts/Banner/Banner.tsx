import { useSiteContent } from "../../site/useSiteContent"
import * as styles from "./Banner.module.css"

/** Announcement at the top of every page. */
export function Banner() {
  const { site } = useSiteContent()
  return (
    <aside className={styles.banner} aria-label="Announcement">
      <p>{site.banner}</p>
    </aside>
  )
}
