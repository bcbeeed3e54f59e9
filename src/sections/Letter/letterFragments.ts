import { graphql } from "gatsby"

/** What a letter or decision asks of content. Gatsby collects these by name. */
export const letterFragments = graphql`
  fragment LetterParts on Letter {
    program
    title
    celebrate
    heading
    body
    nextStepsTitle
    nextSteps {
      title
      text
    }
    commitDeadline {
      date
      label
    }
    documents {
      label
      href
    }
    commitLabel
    financialAid
    calendar {
      label
      href
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
    financialAid {
      application {
        label
        href
      }
    }
  }
`
