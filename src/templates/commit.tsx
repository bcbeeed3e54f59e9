import { graphql, type PageProps } from "gatsby"
import { useEffect, useState } from "react"
import { goHome } from "../features/applicants/wayHome"
import { Bare } from "../layouts/Bare"
import { Commitment } from "../sections/Commitment/Commitment"

export default function CommitPage({ data, params }: PageProps<Queries.CommitPageQuery>) {
  const { commitPage: text, form, letter, sharedSections: shared, site } = data
  // One prebuilt shell answers for every applicant: which one it is, the browser says after the shell has woken.
  const [applicantId, setApplicantId] = useState<string>()
  const { userId = "" } = params
  useEffect(() => {
    const id = userId.replaceAll(".", "")
    if (id) setApplicantId(id)
    else goHome("notFound")
  }, [userId])
  return (
    <Bare seo={text.seo}>
      <Commitment
        text={text}
        deadline={letter.commitDeadline}
        form={form}
        help={shared.formHelp}
        site={site}
        uuid={applicantId}
      />
    </Bare>
  )
}

export const query = graphql`
  query CommitPage {
    commitPage {
      seo {
        ...PageHead
      }
      ...CommitmentParts
    }
    form(jsonId: { eq: "commit" }) {
      ...CommitmentForm
    }
    letter(jsonId: { eq: "letter" }) {
      commitDeadline {
        ...CommitmentDeadline
      }
    }
    sharedSections {
      formHelp {
        ...FormHelpParts
      }
    }
    site: siteFacts {
      name
      email
    }
  }
`
