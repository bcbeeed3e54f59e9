import { graphql, type PageProps } from "gatsby"
import { useEffect } from "react"
import { pathnameOf, userIdOf, uuidOf } from "../features/applicants/applicantId"
import { redirectHome } from "../features/applicants/redirectHome"
import { useHydrated } from "../hooks/useHydrated"
import { Bare } from "../layouts/Bare"
import { Commitment } from "../sections/Commitment/Commitment"

export default function CommitPage({ data, location }: PageProps<Queries.CommitPageQuery>) {
  const { commitPage: text, form, letter, sharedSections: shared, site } = data
  // All applicants share one prerendered page, so the id is unknown until hydration.
  const isHydrated = useHydrated()
  const uuid = isHydrated ? uuidOf(userIdOf(pathnameOf(location))) : undefined
  useEffect(() => {
    if (isHydrated && !uuid) redirectHome({ reason: "missingId", page: "commit" })
  }, [isHydrated, uuid])
  return (
    <Bare seo={text.seo}>
      <Commitment
        text={text}
        letter={letter}
        program={data.allProgram.nodes.find(({ id }) => id === letter.program)}
        form={form}
        help={shared.formHelp}
        site={site}
        uuid={uuid}
      />
    </Bare>
  )
}

export const query = graphql`
  query CommitPage {
    commitPage {
      ...CommitPageFields
    }
    form(jsonId: { eq: "commit" }) {
      ...FormFields
    }
    letter(jsonId: { eq: "letter" }) {
      ...CommitLetter
    }
    allProgram {
      nodes {
        ...ProgramInstantsFields
      }
    }
    sharedSections {
      formHelp {
        ...FormHelpTextFields
      }
    }
    site: siteFacts {
      name
      email
    }
  }
`
