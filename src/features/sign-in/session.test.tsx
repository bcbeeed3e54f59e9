import { act, render, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { currentVisitor, enter, leave } from "./session"
import { useVisitor } from "./useVisitor"

const maya = { name: "Maya Okafor" }

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(navigate).mockReset()
})

function Greeting({ step = null }: { step?: unknown }) {
  const visitor = useVisitor(step)
  return <p>{visitor ? `Hello ${visitor.name}` : "Hello"}</p>
}

it("keeps the name for this tab and goes on to the acceptance page", () => {
  enter(maya)
  expect(navigate).toHaveBeenCalledWith("/acceptance/", {})
  render(<Greeting />)
  expect(screen.getByText("Hello Maya Okafor")).toBeInTheDocument()
  expect(navigate).toHaveBeenCalledTimes(1)
})

it("sends the name along where storage is blocked", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError")
  })
  enter(maya)
  expect(navigate).toHaveBeenCalledTimes(1)
  const [path, options] = jest.mocked(navigate).mock.calls[0] as unknown as [string, { state: object }]
  expect(path).toBe("/acceptance/")
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError")
  })
  render(<Greeting step={{ key: "1234", ...options.state }} />)
  expect(screen.getByText("Hello Maya Okafor")).toBeInTheDocument()
})

it("leads whoever has not signed in to the sign-in page, and greets nobody", () => {
  render(<Greeting />)
  expect(screen.getByText("Hello")).toBeInTheDocument()
  expect(navigate).toHaveBeenCalledWith("/temp/", { replace: true })
})

it("forgets at leaving", () => {
  enter(maya)
  act(() => leave())
  expect(navigate).toHaveBeenLastCalledWith("/temp/", { replace: true })
  expect(currentVisitor(null)).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

it("leaves without a word where storage is blocked", () => {
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError")
  })
  leave()
  expect(navigate).toHaveBeenCalledWith("/temp/", { replace: true })
})

it.each(["", "null", "1", "[]", "{", '{"name":1}', '{"nom":"Maya"}'])("finds nobody in %j", (kept) => {
  sessionStorage.setItem("blast_signed_in", kept)
  expect(currentVisitor(undefined)).toBeUndefined()
})

it("knows a visitor without a name", () => {
  sessionStorage.setItem("blast_signed_in", '{"name":""}')
  expect(currentVisitor(undefined)).toEqual({ name: "" })
})
