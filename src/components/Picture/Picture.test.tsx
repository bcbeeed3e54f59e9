import { render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Picture } from "./Picture"

const gatsbyImageData: IGatsbyImageData = {
  layout: "constrained",
  width: 640,
  height: 480,
  images: {
    sources: [{ srcSet: "/a.avif 640w", type: "image/avif", sizes: "100vw" }],
    fallback: { src: "/a.png", srcSet: "/a.png 640w", sizes: "100vw" },
  },
}

describe("Picture", () => {
  it("offers every format with the sizes of this layout, and its own size against jumps", () => {
    const { container } = render(
      <Picture src="images/a.png" file={{ childImageSharp: { gatsbyImageData } }} alt="A plot" sizes="50vw" />,
    )
    const source = container.querySelector("source")
    expect(source).toHaveAttribute("type", "image/avif")
    expect(source).toHaveAttribute("sizes", "50vw")
    const image = screen.getByRole("img", { name: "A plot" })
    expect(image).toHaveAttribute("src", "/a.png")
    expect(image).toHaveAttribute("width", "640")
    expect(image).toHaveAttribute("loading", "lazy")
  })

  it("offers the twin for dark screens before the others", () => {
    const dark = { ...gatsbyImageData, images: { sources: [{ srcSet: "/a.dark.avif 640w", type: "image/avif" }] } }
    const { container } = render(
      <Picture
        src="images/a.png"
        file={{ childImageSharp: { gatsbyImageData } }}
        darkFile={{ childImageSharp: { gatsbyImageData: dark } }}
        alt="A plot"
        sizes="50vw"
      />,
    )
    const [first, second] = container.querySelectorAll("source")
    expect(first).toHaveAttribute("media", "screen and (prefers-color-scheme: dark)")
    expect(first).toHaveAttribute("srcset", "/a.dark.avif 640w")
    expect(first).toHaveAttribute("sizes", "50vw")
    expect(second).toHaveAttribute("srcset", "/a.avif 640w")
    expect(second).not.toHaveAttribute("media")
  })

  it("shows a picture without such a twin in every scheme", () => {
    const { container } = render(
      <Picture
        src="images/a.png"
        file={{ childImageSharp: { gatsbyImageData } }}
        darkFile={null}
        alt="A plot"
        sizes="50vw"
      />,
    )
    expect(container.querySelectorAll("source")).toHaveLength(1)
    expect(container.querySelector("source[media]")).toBeNull()
  })

  it("uses an absolute address as it is", () => {
    render(<Picture src="https://cdn.example/a.jpg" file={null} alt="A plot" sizes="50vw" />)
    expect(screen.getByRole("img", { name: "A plot" })).toHaveAttribute("src", "https://cdn.example/a.jpg")
  })

  it("asks at once for the picture that is seen first", () => {
    render(<Picture src="https://cdn.example/a.jpg" file={null} alt="A plot" sizes="50vw" eager />)
    expect(screen.getByRole("img", { name: "A plot" })).toHaveAttribute("loading", "eager")
  })
})
