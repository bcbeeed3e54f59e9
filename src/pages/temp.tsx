import { graphql, type PageProps } from "gatsby"
import { TopPadded } from "../layouts/TopPadded"
import { SignIn } from "../sections/SignIn/SignIn"

export default function SignInPage({ data }: PageProps<Queries.SignInPageQuery>) {
  const { signInPage: text, site } = data
  return (
    <TopPadded seo={text.seo}>
      <SignIn text={text} email={site.email} />
    </TopPadded>
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
