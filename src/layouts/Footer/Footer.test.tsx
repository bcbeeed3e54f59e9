import { render } from "@testing-library/react"
import { useSiteContent } from "../../site/useSiteContent"
import { Footer } from "./Footer"

jest.mock("../../site/useSiteContent")
jest.mock("../../features/newsletter/NewsletterForm", () => ({ NewsletterForm: () => null }))

it.each(["School Inc.", "School"])("ends the legal name %s with one period", (legalName) => {
  const link = { label: "Apply", href: "/apply/" }
  const content = {
    site: {
      footerCallToAction: { title: "Join", text: null, link },
      email: "a@b.example",
      legalName,
      tagline: "Online.",
    },
    navigation: { footer: [] },
    newsletter: { footerTitle: "News", footerText: "Monthly.", withoutScript: "Write to us" },
    seoLinks: [],
  }
  jest.mocked(useSiteContent).mockReturnValue(content as unknown as ReturnType<typeof useSiteContent>)
  const { container } = render(<Footer />)
  expect(container).toHaveTextContent(`${legalName.replace(".", "")}. Online.`)
})
