import { Icon } from "../Icon/Icon"
import { SiteLink } from "../SiteLink/SiteLink"
import * as styles from "./ButtonLink.module.css"

interface Props {
  href: string
  label: string
  /** `primary`: at most one is visible at a time; `quiet`: secondary; `plate`: on a dark background. */
  variant?: "primary" | "quiet" | "plate"
  newTab?: boolean
}

export function ButtonLink({ href, label, variant = "primary", newTab = false }: Props) {
  const isInternal = !newTab && (href.startsWith("/") || href.startsWith("#"))
  return (
    <SiteLink href={href} className={`${styles.button} ${styles[variant]}`} newTab={newTab}>
      {label}
      <Icon name={isInternal ? "arrow-right" : "arrow-up-right"} className={styles.arrow} />
    </SiteLink>
  )
}
