import { memo } from "react"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { useSiteContent } from "../../site/useSiteContent"
import * as styles from "./Header.module.css"

/** The links of the main navigation. @param props.onLinkClick must be the same function in every render */
export const HeaderLinks = memo(function HeaderLinks({ onLinkClick }: { onLinkClick: () => void }) {
  const { navigation } = useSiteContent()
  return (
    <ul className={styles.links}>
      {navigation.header.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href} className={styles.link} activeClassName={styles.current} onClick={onLinkClick}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
})
