import { Link } from "gatsby"
import { useSiteContent } from "../../site/useSiteContent"
import { BrandMark } from "../../components/BrandMark/BrandMark"
import * as styles from "./Header.module.css"

/** Mark and name; the link to the home page. */
export function Logo({ onClick }: { onClick: () => void }) {
  const { site } = useSiteContent()
  return (
    <Link to="/" className={styles.logo} onClick={onClick}>
      <BrandMark />
      <span>{site.name}</span>
      <span className="visually-hidden">, home page</span>
    </Link>
  )
}
