import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { absoluteUrl } from "../../routes"
import type { LetterLinks } from "./letterLinks"
import * as styles from "./LetterActions.module.css"

interface Props {
  /** Accessible name. */
  label: string
  links: LetterLinks
}

/**
 * All links of a letter. The main one is filled above the next steps, so here it is not. In print, it lists their full
 * URLs, or the address of an email, instead.
 */
export function LetterActions({ label: name, links: { main, secondary, documents, others } }: Props) {
  return (
    <nav className={styles.actions} aria-label={name}>
      <ul className={styles.buttons}>
        {[main, secondary]
          .flatMap((link) => link ?? [])
          .map((link) => (
            <li key={link.href} className={styles.ownRow}>
              <ButtonLink {...link} variant="quiet" />
            </li>
          ))}
        {documents.map(({ label, href }, index) => (
          <li key={href}>
            <ButtonLink href={href} label={label} variant={main || index > 0 ? "quiet" : "primary"} newTab />
          </li>
        ))}
      </ul>
      {others.length ? (
        <ul className={styles.links}>
          {others.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      <ul className={styles.printedUrls}>
        {[main, secondary, ...documents, ...others]
          .flatMap((link) => link ?? [])
          .map(({ label, href }) => (
            <li key={href}>
              {label}: <span translate="no">{/^mailto:([^?]+)/.exec(href)?.[1] ?? absoluteUrl(href)}</span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
