import { Link } from "gatsby"
import { useSiteContent } from "../../site/useSiteContent"
import { BrandMark } from "./BrandMark"
import * as styles from "./Header.module.css"

/** Mark and name; the link to the home page. */
export function Logo() {
  const { site } = useSiteContent()
  return (
    <Link to="/" className={styles.logo}>
      <BrandMark />
      <span>{site.name}</span>
      <span className="visually-hidden">, home page</span>
    </Link>
  )
}
