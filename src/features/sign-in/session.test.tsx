import { act, render, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { currentVisitor, startSession, useVisitor } from "./session"

const maya = { name: "Maya Okafor", email: "maya@school.example" }

function Greeting({ historyState = null }: { historyState?: unknown }) {
  const visitor = useVisitor(historyState)
  return <p>{visitor ? `Hello ${visitor.name}` : "Hello"}</p>
}

describe("a page from the back/forward cache", () => {
  const restore = (persisted: boolean) =>
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })))

  it("shows no name if the session has ended since, and redirects to the sign-in page", () => {
    startSession(maya)
    render(<Greeting />)
    sessionStorage.clear()
    restore(false)
    expect(screen.getByText("Hello Maya Okafor")).toBeInTheDocument()
    restore(true)
    expect(screen.getByText("Hello")).toBeInTheDocument()
    expect(navigate).toHaveBeenLastCalledWith("/temp/", { replace: true })
  })

  it("shows the name of the visitor who has signed in since", () => {
    startSession(maya)
    render(<Greeting />)
    startSession({ name: "Robin Ashgrove", email: "" })
    restore(true)
    expect(screen.getByText("Hello Robin Ashgrove")).toBeInTheDocument()
    expect(navigate).not.toHaveBeenCalledWith("/temp/", { replace: true })
  })
})

it.each(["", "null", "1", "[]", "{", '{"name":1}', '{"nom":"Maya"}'])(
  "returns no visitor for the stored text %j",
  (stored) => {
    sessionStorage.setItem("blast_signed_in", stored)
    expect(currentVisitor(undefined)).toBeUndefined()
  },
)

it("returns a visitor without an address for the session of an earlier build", () => {
  sessionStorage.setItem("blast_signed_in", '{"name":"Maya Okafor"}')
  expect(currentVisitor(undefined)).toEqual({ name: "Maya Okafor", email: "" })
})
