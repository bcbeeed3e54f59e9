import { render, waitFor } from "@testing-library/react"
import { answerStaticQuery } from "../../test/gatsby"
import { Seo } from "./Seo"

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")
const page = (title: string) => <Seo key={title} title={title} description={`About ${title}`} path="/" />

// One document throughout, as a visitor has it: what has been loaded stays.
describe("the head of a page", () => {
  beforeEach(() => {
    answerStaticQuery({ site: { name: "BLAST AI" }, navigation: {}, sharedSections: {}, allSeoLink: { nodes: [] } })
  })

  it("is left as it came with the HTML", async () => {
    document.head.innerHTML = `<title>Team | BLAST AI</title><meta name="description" content="From the HTML" data-react-helmet="true">`
    render(page("Team"))
    // Longer than the library would take.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(meta("description")).toBe("From the HTML")
  })

  it("has the right title in the same update as the next page, and the rest soon after, each tag once", async () => {
    const { rerender } = render(page("Team"))
    rerender(page("Research"))
    expect(document.title).toBe("Research | BLAST AI")
    await waitFor(() => expect(meta("description")).toBe("About Research"))
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(document.querySelectorAll("title")).toHaveLength(1)
  })

  it("follows a title that changes on one page", async () => {
    const { rerender } = render(<Seo title="Loading" description="Wait" path="/" />)
    rerender(<Seo title="Letter" description="Here it is" path="/" noIndex />)
    expect(document.title).toBe("Letter | BLAST AI")
    await waitFor(() => expect(meta("robots")).toBe("noindex"))
  })
})
