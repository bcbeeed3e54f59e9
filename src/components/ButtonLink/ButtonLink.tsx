import { Icon } from "../Icon/Icon"
import { SiteLink } from "../SiteLink/SiteLink"
import * as styles from "./ButtonLink.module.css"

/**
 * `primary`: at most one is visible at a time; `quiet`: secondary; `text`: of a third; `plate` and `quietPlate`: on a
 * dark background.
 */
const variants = {
  primary: styles.primary,
  quiet: styles.quiet,
  text: styles.text,
  plate: styles.plate,
  quietPlate: styles.quietPlate,
}

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
