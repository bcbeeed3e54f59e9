import { Icon } from "../Icon/Icon"
import { SiteLink } from "../SiteLink/SiteLink"
import * as styles from "./ButtonLink.module.css"

interface Props {
  href: string
  label: string
  /** `primary` once a view; `quiet` for the second way; `plate` on the dark plate. */
  variant?: "primary" | "quiet" | "plate"
  onClick?: () => void
  /** True opens it beside this page, in a new tab. */
  newTab?: boolean
}

/** A link that is drawn as a button. */
export function ButtonLink({ href, label, variant = "primary", onClick, newTab = false }: Props) {
  const staysHere = !newTab && (href.startsWith("/") || href.startsWith("#"))
  const arrow = staysHere ? "arrow-right" : "arrow-up-right"
  return (
    <SiteLink
      href={href}
      className={`${styles.button} ${styles[variant]}`}
      newTab={newTab}
      {...(onClick ? { onClick } : {})}
    >
      {label}
      <Icon name={arrow} className={styles.arrow} />
    </SiteLink>
  )
}
