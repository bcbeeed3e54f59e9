import { graphql, type PageProps } from "gatsby"
import { Standard } from "../layouts/Standard"
import { SignIn } from "../sections/SignIn/SignIn"

export default function SignInPage({ data }: PageProps<Queries.SignInPageQuery>) {
  const { signInPage: text, site } = data
  return (
    <Standard padding="top" seo={text.seo}>
      <SignIn text={text} email={site.email} />
    </Standard>
  )
}

export const query = graphql`
  query SignInPage {
    signInPage {
      ...SignInPageFields
    }
    site: siteFacts {
      email
    }
  }
`
