import { render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Picture } from "./Picture"

const gatsbyImageData: IGatsbyImageData = {
  layout: "constrained",
  width: 640,
  height: 480,
  images: { sources: [], fallback: { src: "/a.webp", srcSet: "/a.webp 640w", sizes: "100vw" } },
}

const file = { childImageSharp: { gatsbyImageData } }

it("has srcset, sizes, and the dimensions that prevent layout shift", () => {
  const { container } = render(<Picture src="images/a.png" file={file} darkFile={null} alt="A plot" sizes="50vw" />)
  const image = screen.getByRole("img", { name: "A plot" })
  expect(image).toHaveAttribute("src", "/a.webp")
  expect(image).toHaveAttribute("srcset", "/a.webp 640w")
  expect(image).toHaveAttribute("sizes", "50vw")
  expect(image).toHaveAttribute("width", "640")
  expect(image).toHaveAttribute("loading", "lazy")
  expect(container.querySelector("source")).toBeNull()
})

it("has a source for the dark color scheme", () => {
  const images = { fallback: { src: "/a.dark.webp", srcSet: "/a.dark.webp 640w" } }
  const darkFile = { childImageSharp: { gatsbyImageData: { ...gatsbyImageData, images } } }
  const { container } = render(<Picture src="images/a.png" file={file} darkFile={darkFile} alt="" sizes="50vw" />)
  const source = container.querySelector("source")
  expect(source).toHaveAttribute("media", "screen and (prefers-color-scheme: dark)")
  expect(source).toHaveAttribute("srcset", "/a.dark.webp 640w")
})

it("uses an absolute URL unchanged", () => {
  render(<Picture src="https://cdn.example/a.jpg" file={null} alt="A plot" sizes="50vw" />)
  expect(screen.getByRole("img")).toHaveAttribute("src", "https://cdn.example/a.jpg")
})

it('has loading="eager" if it is eager', () => {
  render(<Picture src="https://cdn.example/a.jpg" file={null} alt="A plot" sizes="50vw" eager />)
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager")
})
