import { act, render } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { useHydrated } from "./useHydrated"

const renders: boolean[] = []

function Probe() {
  const isHydrated = useHydrated()
  renders.push(isHydrated)
  return <p>{isHydrated ? "hydrated" : "prerendered"}</p>
}

beforeEach(() => renders.splice(0))

it("is false in prerendered HTML and during hydration, then true", () => {
  const container = document.createElement("div")
  container.innerHTML = renderToString(<Probe />)
  expect(container).toHaveTextContent("prerendered")
  act(() => void hydrateRoot(container, <Probe />))
  expect(container).toHaveTextContent("hydrated")
  expect(renders).toEqual([false, false, true])
})

it("is true in the first render of a component that is not hydrated", () => {
  render(<Probe />)
  expect(renders).toEqual([true])
})
