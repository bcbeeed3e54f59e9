import { mailtoUrl } from "../../format/mailtoUrl"
import { isOver } from "../../season"
import { askFirst } from "../askFirst"

export interface LetterLinks {
  /**
   * The commit form; once one has to ask first, a prepared email. Of an offer, an email that accepts it, or asks about
   * it while dates, hours or price are unknown.
   */
  main: Queries.LinkItemFieldsFragment | undefined
  /** The commit form or the email that accepts an offer, if it is not the main link. */
  secondary: Queries.LinkItemFieldsFragment | undefined
  documents: readonly Queries.LinkItemFieldsFragment[]
  others: readonly Queries.LinkItemFieldsFragment[]
}

/**
 * Returns the links of a letter.
 * @param userId the decoded `userId` in the URL
 * @param name of the applicant, for the prepared emails; may be empty
 */
export function letterLinks(
  letter: Queries.LetterFieldsFragment,
  program: Queries.LetterProgramFragment | undefined,
  site: Queries.LetterSiteFragment,
  userId: string,
  name: string,
): LetterLinks {
  const { documents, answers, financialAid, calendar } = letter
  const mailLink = (mail: Queries.MailFieldsFragment) => ({
    label: mail.label,
    href: mailtoUrl(site.email, mail, name),
  })
  const [accept, question, decline] = answers ? [answers.accept, answers.question, answers.decline].map(mailLink) : []
  const late = askFirst(letter, program)
  const commit = letter.commit
    ? {
        label: (late && letter.commit.late.label) ?? letter.commit.label,
        href: `/commit/${encodeURIComponent(userId)}`,
      }
    : undefined
  const hasFacts = !!program?.dates && !!program.hoursPerWeek && !!program.priceText
  const canDecide = commit !== undefined || (hasFacts && !isOver(program))
  return {
    main: late ? mailLink(late.mail) : canDecide ? (commit ?? accept) : question,
    secondary: late ? commit : canDecide ? undefined : accept,
    documents,
    others: [
      ...(financialAid ? [site.financialAid.application] : []),
      ...(calendar && !isOver(program) ? [calendar] : []),
      ...(canDecide && question ? [question] : []),
      ...(decline ? [decline] : []),
    ],
  }
}
