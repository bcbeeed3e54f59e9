import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import { absoluteUrl } from "../../routes"
import * as styles from "./Letter.module.css"

interface Props {
  letter: Queries.LetterPartsFragment
  site: Queries.LetterSiteFragment
  /** The id as it stands in the address, decoded. */
  userId: string
}

/** Where one goes from the letter: the commit form, the documents, aid, the calendar. */
export function LetterActions({ letter, site, userId }: Props) {
  const { documents, commitLabel, financialAid, calendar } = letter
  const { application } = site.financialAid
  return (
    <nav className={styles.actions} aria-label={letter.nextStepsTitle}>
      <ul className={styles.buttons}>
        {commitLabel ? (
          <li className={styles.commit}>
            <ButtonLink href={`/commit/${encodeURIComponent(userId)}`} label={commitLabel} />
          </li>
        ) : null}
        {documents.map(({ label, href }, index) => (
          <li key={href}>
            <ButtonLink href={href} label={label} variant={commitLabel || index > 0 ? "quiet" : "primary"} newTab />
          </li>
        ))}
      </ul>
      {financialAid || calendar ? (
        <ul className={styles.links}>
          {financialAid ? (
            <li>
              <SiteLink href={application.href}>{application.label}</SiteLink>
              <span className={styles.printed}>: {absoluteUrl(application.href)}</span>
            </li>
          ) : null}
          {calendar ? (
            <li>
              <SiteLink href={calendar.href}>{calendar.label}</SiteLink>
              <span className={styles.printed}>: {absoluteUrl(calendar.href)}</span>
            </li>
          ) : null}
        </ul>
      ) : null}
    </nav>
  )
}
