import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import commitPage from "../../test/content/pages/commit.json"
import sections from "../../test/content/sections.json"
import { stubStaticQuery } from "../../test/gatsby"
import { installObservers } from "../../test/observers"
import CommitPage from "./commit"

it("the commit page renders content without optional fields", () => {
  const props = {
    data: {
      commitPage: { ...commitPage, points: null },
      form: { formId: "251092347715068", title: "Commit form", prefillField: null, withoutSandbox: true },
      letter: { commitDeadline: null },
      sharedSections: sections,
      site: { name: "BLAST AI", email: "hello@blast.example" },
    },
    location: { pathname: "/commit/abc/" },
  }
  // As in prerendered HTML.
  document.title = `${commitPage.seo.title} | BLAST AI`
  installObservers()
  stubStaticQuery({ site: { name: "BLAST AI" }, navigation: {}, sharedSections: {}, allSeoLink: { nodes: [] } })
  // The cast: Gatsby passes more props, which the page does not read.
  render(<CommitPage {...(props as unknown as ComponentProps<typeof CommitPage>)} />)
  const form = screen.getByTitle("Commit form")
  expect(form).toHaveAttribute("src", `${process.env.GATSBY_FORMS_URL}/251092347715068?isIframeEmbed=1`)
  expect(form).toHaveAttribute("referrerpolicy", "no-referrer")
  expect(form).not.toHaveAttribute("sandbox")
  expect(screen.queryByText("Commit by")).not.toBeInTheDocument()
})
