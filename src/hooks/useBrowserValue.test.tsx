import { render } from "@testing-library/react"
import { Suspense } from "react"
import { renderToString } from "react-dom/server"
import { useHydrated } from "./useHydrated"

it("hydrates with the prerendered value, and updates in a transition", () => {
  const never = new Promise(() => undefined)
  function Slow() {
    if (useHydrated()) throw never // eslint-disable-line @typescript-eslint/only-throw-error -- how a component waits
    return <p>prerendered</p>
  }
  const page = <Suspense fallback="blocked">{<Slow />}</Suspense>
  const container = document.createElement("main")
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  // Only a transition waits for the component.
  expect(container).toHaveTextContent("prerendered")
})
