import { Icon } from "../Icon/Icon"
import { SiteLink } from "../SiteLink/SiteLink"
import * as styles from "./ButtonLink.module.css"

/** `primary`: at most one is visible at a time; `quiet`: secondary; `plate`: on a dark background. */
const variants = { primary: styles.primary, quiet: styles.quiet, plate: styles.plate }

interface Props {
  href: string
  label: string
  variant?: keyof typeof variants
  newTab?: boolean
}

export function ButtonLink({ href, label, variant = "primary", newTab = false }: Props) {
  const isInternal = !newTab && (href.startsWith("/") || href.startsWith("#"))
  return (
    <SiteLink href={href} className={`${styles.button} ${variants[variant]}`} newTab={newTab}>
      {label}
      <Icon name={isInternal ? "arrow-right" : "arrow-up-right"} className={styles.arrow} />
    </SiteLink>
  )
}
