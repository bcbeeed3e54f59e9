import { graphql } from "gatsby"
import { useEffect, type ComponentProps } from "react"
import { useApplicant } from "../../features/applicants/useApplicant"
import { redirectHome } from "../../features/applicants/redirectHome"
import { LetterSheet } from "./LetterSheet"

export const letterFragments = graphql`
  fragment LetterParts on Letter {
    program
    title
    celebrate
    heading
    body
    offer
    answers {
      accept {
        ...MailParts
      }
      decline {
        ...MailParts
      }
      question {
        ...MailParts
      }
    }
    nextStepsTitle
    nextSteps {
      title
      text
    }
    commitDeadline {
      ...CommitmentDeadline
    }
    documents {
      ...LinkParts
    }
    commitLabel
    financialAid
    calendar {
      ...LinkParts
    }
    closing
    signature
    offline
    withoutScript
  }

  fragment LetterProgram on Program {
    id: jsonId
    price
    priceCurrency
    startDate
    endDate
    hoursPerWeek {
      min
      max
    }
    meetingsBegin {
      time
      timeZone
      label
    }
  }

  fragment LetterSite on SiteFacts {
    name
    email
    financialAid {
      application {
        ...LinkParts
      }
    }
  }
`

interface Props extends Omit<ComponentProps<typeof LetterSheet>, "lookup" | "userId"> {
  /** The decoded `userId` in the URL. Undefined in prerendered HTML and if the URL has no decodable id. */
  userId: string | undefined
}

/** A personal letter. If the applicant is not found or the lookup fails, it redirects to the home page. */
export function Letter({ userId = "", ...props }: Props) {
  const lookup = useApplicant(props.page, userId)
  const { kind } = lookup
  useEffect(() => {
    if (kind === "notFound" || kind === "missingId" || kind === "failed") redirectHome(kind, props.page)
  }, [kind, props.page])
  return <LetterSheet {...props} userId={userId} lookup={lookup} />
}
