import { render, screen } from "@testing-library/react"
import { Section } from "./Section"

const voice = { name: "Ada L.", title: "Junior", text: "I doubted it first." }

it.each(["wide", "margin", "cells"] as const)("shows the voice of its texts once, with the layout %s", (layout) => {
  render(<Section id="a" text={{ title: "A title", voice }} layout={layout} />)
  const [figure, ...others] = screen.getAllByRole("figure")
  expect(others).toEqual([])
  expect(figure).toHaveTextContent("I doubted it first.Ada L.Junior")
})
