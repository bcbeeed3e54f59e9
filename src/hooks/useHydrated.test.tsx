import { act, render } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { useHydrated } from "./useHydrated"

const renders: boolean[] = []

function Probe() {
  const isHydrated = useHydrated()
  renders.push(isHydrated)
  return <p>{isHydrated ? "hydrated" : "prebuilt"}</p>
}

beforeEach(() => renders.splice(0))

it("is false in prebuilt HTML and during hydration, then true", () => {
  const frame = document.createElement("div")
  frame.innerHTML = renderToString(<Probe />)
  expect(frame).toHaveTextContent("prebuilt")
  act(() => void hydrateRoot(frame, <Probe />))
  expect(frame).toHaveTextContent("hydrated")
  expect(renders).toEqual([false, false, true])
})

it("is true at once where nothing is hydrated", () => {
  render(<Probe />)
  expect(renders).toEqual([true])
})
