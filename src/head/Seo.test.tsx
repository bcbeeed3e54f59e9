import { render, waitFor } from "@testing-library/react"
import { stubStaticQuery } from "../../test/gatsby"
import { absoluteUrl } from "../routes"
import { Seo } from "./Seo"

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")
const listed = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )
const page = (title: string) => <Seo key={title} seo={{ title, description: `About ${title}` }} canonical="/team/" />

// One document throughout, as a visitor has it: what has been loaded stays.
describe("the head of a page", () => {
  beforeEach(() => {
    stubStaticQuery({ site: { name: "BLAST AI" }, navigation: {}, sharedSections: {}, allSeoLink: { nodes: [] } })
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
    const { rerender } = render(<Seo seo={{ title: "Loading", description: "Wait" }} />)
    rerender(<Seo seo={{ title: "Letter", description: "Here it is" }} />)
    expect(document.title).toBe("Letter | BLAST AI")
    await waitFor(() => expect(meta("robots")).toBe("noindex"))
  })

  it("names the address to list, with the breadcrumbs that lead to it", async () => {
    render(<Seo seo={{ title: "Form", description: "" }} canonical="/a/b/" parents={[{ name: "A", path: "/a/" }]} />)
    await waitFor(() => expect(listed()?.href).toBe(absoluteUrl("/a/b/")))
    const steps = [
      { name: "Home", item: absoluteUrl("/") },
      { name: "A", item: absoluteUrl("/a/") },
      { name: "Form", item: absoluteUrl("/a/b/") },
    ]
    expect(structuredData()).toMatchObject([{ "@type": "BreadcrumbList", itemListElement: steps }])
    expect(meta("robots")).toBeUndefined()
  })

  it("keeps a page without an address to list out of search engines", async () => {
    render(<Seo seo={{ title: "Sign in", description: "" }} />)
    await waitFor(() => expect(meta("robots")).toBe("noindex"))
    expect(listed()).toBeNull()
    expect(structuredData()).toEqual([])
  })
})
