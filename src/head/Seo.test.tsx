import { render, waitFor } from "@testing-library/react"
import { stubStaticQuery } from "../../test/gatsby"
import { absoluteUrl } from "../routes"
import { Seo } from "./Seo"

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")
const canonicalLink = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )
const page = (title: string) => <Seo key={title} seo={{ title, description: `About ${title}` }} canonical="/team/" />

// As during a visit, all tests share one document, and react-helmet stays loaded. So their order matters.
describe("the head of a page", () => {
  beforeEach(() => {
    stubStaticQuery({ site: { name: "BLAST AI" }, navigation: {}, sharedSections: {}, allSeoLink: { nodes: [] } })
  })

  it("keeps the prerendered tags on the first page", async () => {
    document.head.innerHTML = `<title>Team | BLAST AI</title><meta name="description" content="From the HTML" data-react-helmet="true">`
    render(page("Team"))
    // Waits longer than react-helmet takes to load.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(meta("description")).toBe("From the HTML")
  })

  it("changes the title in the same update as the page and the other tags later, without duplicates", async () => {
    const { rerender } = render(page("Team"))
    rerender(page("Research"))
    expect(document.title).toBe("Research | BLAST AI")
    await waitFor(() => expect(meta("description")).toBe("About Research"))
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(document.querySelectorAll("title")).toHaveLength(1)
  })

  it("updates the title when it changes on the same page", async () => {
    const { rerender } = render(<Seo seo={{ title: "Loading", description: "Wait" }} />)
    rerender(<Seo seo={{ title: "Letter", description: "Here it is" }} />)
    expect(document.title).toBe("Letter | BLAST AI")
    await waitFor(() => expect(meta("robots")).toBe("noindex"))
  })

  it("has the canonical link and the breadcrumbs if the page has a canonical path", async () => {
    render(<Seo seo={{ title: "Form", description: "" }} canonical="/a/b/" parents={[{ name: "A", path: "/a/" }]} />)
    await waitFor(() => expect(canonicalLink()?.href).toBe(absoluteUrl("/a/b/")))
    const steps = [
      { name: "Home", item: absoluteUrl("/") },
      { name: "A", item: absoluteUrl("/a/") },
      { name: "Form", item: absoluteUrl("/a/b/") },
    ]
    expect(structuredData()).toMatchObject([{ "@type": "BreadcrumbList", itemListElement: steps }])
    expect(meta("robots")).toBeUndefined()
  })

  it("has noindex and no structured data if the page has no canonical path", async () => {
    render(<Seo seo={{ title: "Sign in", description: "" }} />)
    await waitFor(() => expect(meta("robots")).toBe("noindex"))
    expect(canonicalLink()).toBeNull()
    expect(structuredData()).toEqual([])
  })
})
