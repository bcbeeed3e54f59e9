import { act, render, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { currentVisitor, endSession, startSession, useVisitor } from "./session"

const maya = { name: "Maya Okafor" }

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(navigate).mockReset()
})

function Greeting({ historyState = null }: { historyState?: unknown }) {
  const visitor = useVisitor(historyState)
  return <p>{visitor ? `Hello ${visitor.name}` : "Hello"}</p>
}

it("stores the name for this tab and navigates to the acceptance page", () => {
  startSession(maya)
  expect(navigate).toHaveBeenCalledWith("/acceptance/", {})
  render(<Greeting />)
  expect(screen.getByText("Hello Maya Okafor")).toBeInTheDocument()
  expect(navigate).toHaveBeenCalledTimes(1)
})

it("passes the name in the history state if storage is blocked", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError")
  })
  startSession(maya)
  expect(navigate).toHaveBeenCalledTimes(1)
  const [path, options] = jest.mocked(navigate).mock.calls[0] as unknown as [string, { state: object }]
  expect(path).toBe("/acceptance/")
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError")
  })
  render(<Greeting historyState={{ key: "1234", ...options.state }} />)
  expect(screen.getByText("Hello Maya Okafor")).toBeInTheDocument()
})

it("redirects to the sign-in page without a session, and shows no name", () => {
  render(<Greeting />)
  expect(screen.getByText("Hello")).toBeInTheDocument()
  expect(navigate).toHaveBeenCalledWith("/temp/", { replace: true })
})

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
    startSession({ name: "Robin Ashgrove" })
    restore(true)
    expect(screen.getByText("Hello Robin Ashgrove")).toBeInTheDocument()
    expect(navigate).not.toHaveBeenCalledWith("/temp/", { replace: true })
  })
})

it("removes the name when the session ends", () => {
  startSession(maya)
  act(() => endSession())
  expect(navigate).toHaveBeenLastCalledWith("/temp/", { replace: true })
  expect(currentVisitor(null)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

it("ends the session if storage is blocked", () => {
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError")
  })
  endSession()
  expect(navigate).toHaveBeenCalledWith("/temp/", { replace: true })
})

it.each(["", "null", "1", "[]", "{", '{"name":1}', '{"nom":"Maya"}'])(
  "returns no visitor for the stored text %j",
  (stored) => {
    sessionStorage.setItem("blast_signed_in", stored)
    expect(currentVisitor(undefined)).toBeUndefined()
  },
)

it("returns a visitor without a name", () => {
  sessionStorage.setItem("blast_signed_in", '{"name":""}')
  expect(currentVisitor(undefined)).toEqual({ name: "" })
})
