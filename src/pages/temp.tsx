import { graphql, type PageProps } from "gatsby"
import { Seo } from "../head/Seo"
import { TopPadded } from "../layouts/TopPadded"
import { SignIn } from "../sections/SignIn/SignIn"

export default function SignInPage({ data }: PageProps<Queries.SignInPageQuery>) {
  const { signInPage: text } = data
  if (!text) throw new Error("Content of the sign-in page is missing.")
  return (
    <TopPadded>
      <Seo {...text.seo} path="/" noIndex />
      <SignIn text={text} />
    </TopPadded>
  )
}

export const query = graphql`
  query SignInPage {
    signInPage {
      seo {
        ...PageHead
      }
      ...SignInParts
    }
  }
`
