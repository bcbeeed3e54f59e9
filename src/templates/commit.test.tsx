import { render, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import type { ComponentProps } from "react"
import { renderToString } from "react-dom/server"
import { stubStaticQuery } from "../../test/gatsby"
import { installObservers } from "../../test/observers"
import { Commitment } from "../sections/Commitment/Commitment"
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
  letter: { commitDeadline: { date: "2024-06-05", label: "6/5/2024" } },
  sharedSections: { formHelp: { directLink: "Open the form", late: "Late.", sent: "Sent." } },
  site: { name: "BLAST AI", email: "hello@blast.example" },
}
const formUrl = `${process.env.GATSBY_FORMS_URL}/251092347715068`

function page(userId: string | undefined, changes: object = {}) {
  const pathname = userId === undefined ? "/commit/" : `/commit/${encodeURIComponent(userId)}/`
  const props = { data: { ...data, ...changes }, location: { pathname } }
  return <CommitPage {...(props as unknown as ComponentProps<typeof CommitPage>)} />
}

beforeEach(() => {
  installObservers()
  jest.mocked(navigate).mockClear()
  stubStaticQuery({ site: { name: "BLAST AI" }, navigation: {}, sharedSections: {}, allSeoLink: { nodes: [] } })
})

describe("the commit page", () => {
  it("prerenders Loading... instead of the form, because the form's URL contains the id", () => {
    const { commitPage: text, letter, form, sharedSections, site } = data
    const props = {
      text: { ...text, eyebrow: null },
      deadline: letter.commitDeadline,
      form,
      help: sharedSections.formHelp,
    }
    const html = renderToString(<Commitment {...props} site={site} uuid={undefined} />)
    expect(html).toMatch(/role="status"[^>]*>Loading\.\.\./)
    expect(html).toContain("Take your place")
    expect(html).not.toContain("<iframe")
    expect(html).toMatch(/<noscript>.*Scripts are off\..*251092347715068.*hello@blast\.example.*<\/noscript>/)
  })

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
