import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { stubStaticQuery } from "../../test/gatsby"
import { installObservers } from "../../test/observers"
import CommitPage from "./commit"

const data = {
  commitPage: {
    seo: { title: "Commit", description: "The form." },
    title: "Take your place",
    lede: "Send the form.",
    deadlineLabel: "Commit by",
    points: [{ title: "Before", text: "Read the terms.", link: { label: "Terms", href: "/documents/terms.pdf" } }],
    back: "Back to your letter",
    withoutScript: "Scripts are off.",
  },
  form: { formId: "251092347715068", title: "Commit form", prefillField: "applicantId", withoutSandbox: false },
  letter: { commitDeadline: { date: "2024-06-05", label: "6/5/2024", text: "June 5, 2024" } },
  sharedSections: {
    formHelp: {
      directLink: "Open the form",
      late: "Late.",
      sent: "Sent.",
      scrolls: "",
      privacy: { label: "", href: "/" },
    },
  },
  site: { name: "BLAST AI", email: "hello@blast.example" },
}
const formUrl = `${process.env.GATSBY_FORMS_URL}/251092347715068`

function page(userId: string, changes: object) {
  const props = { data: { ...data, ...changes }, location: { pathname: `/commit/${userId}/` } }
  // The cast: Gatsby passes more props, which the page does not read.
  return <CommitPage {...(props as unknown as ComponentProps<typeof CommitPage>)} />
}

beforeEach(() => {
  installObservers()
  // As in prerendered HTML.
  document.title = "Commit | BLAST AI"
  stubStaticQuery({ site: { name: "BLAST AI" }, navigation: {}, sharedSections: {}, allSeoLink: { nodes: [] } })
})

describe("the commit page", () => {
  it("renders content without optional fields", () => {
    render(
      page("abc", {
        letter: { commitDeadline: null },
        commitPage: { ...data.commitPage, points: null },
        form: { ...data.form, prefillField: null, withoutSandbox: true },
      }),
    )
    expect(screen.getByTitle("Commit form")).toHaveAttribute("src", `${formUrl}?isIframeEmbed=1`)
    expect(screen.getByTitle("Commit form")).toHaveAttribute("referrerpolicy", "no-referrer")
    expect(screen.getByTitle("Commit form")).not.toHaveAttribute("sandbox")
    expect(screen.queryByText("Commit by")).not.toBeInTheDocument()
  })
})
