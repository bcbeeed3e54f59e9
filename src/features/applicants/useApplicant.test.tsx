/** @jest-environment ./test/browserWithFetch.ts */
import { StrictMode } from "react"
import { act, render, screen, waitFor } from "@testing-library/react"
import { answerRecords, faults, never, page, record } from "../../../test/recordsApi"
import { useApplicant, type ApplicantPage } from "./useApplicant"

function Probe({ userId, on = "letter" }: { userId?: string; on?: ApplicantPage }) {
  const lookUp = useApplicant(on, userId)
  return <p role="status">{lookUp.kind === "found" ? lookUp.name : lookUp.kind}</p>
}

const status = () => screen.getByRole("status")
const logged = () => jest.spyOn(console, "error").mockImplementation()

it("is loading first, then the outcome; each page reads its own table", async () => {
  const requests = answerRecords(() => page([record("id-1", "Maya")]))
  const { rerender } = render(<Probe userId="id-1" />)
  expect(status()).toHaveTextContent("loading")
  await screen.findByText("Maya")
  rerender(<Probe userId="id-1" on="decision" />)
  expect(status()).toHaveTextContent("loading")
  await screen.findByText("Maya")
  expect(requests.map(({ url }) => url.pathname)).toEqual(["/Letters", "/Decisions"])
})

it("never shows one person's name at another's address", async () => {
  const requests = answerRecords((request) => (requests.length > 1 ? never(request) : page([record("id-1", "Maya")])))
  const { rerender } = render(<Probe userId="id-1" />)
  await screen.findByText("Maya")
  rerender(<Probe userId="id-2" />)
  expect(status()).toHaveTextContent("loading")
})

it("logs what found nothing or failed, without id or name", async () => {
  const log = logged()
  answerRecords(() => page([record("other", "Ben")]))
  const { rerender } = render(<Probe userId="id-1" />)
  await screen.findByText("notFound")
  answerRecords(faults.forbidden)
  rerender(<Probe userId="id-2" on="decision" />)
  await screen.findByText("failed")
  expect(log.mock.calls).toEqual([
    ["Look-up of a letter: nothing found."],
    ["Look-up of a decision failed: refused 403."],
  ])
})

it("ends the request when one leaves, and says nothing of it", async () => {
  const log = logged()
  const requests = answerRecords(never)
  const { unmount } = render(<Probe userId="id-1" />)
  await act(() => Promise.resolve())
  unmount()
  await act(() => Promise.resolve())
  expect(requests[0]?.init.signal?.aborted).toBe(true)
  expect(log).not.toHaveBeenCalled()
})

describe("offline", () => {
  const network = (isThere: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(isThere)

  it("gives nothing up, and looks again when the network is back", async () => {
    const log = logged()
    network(false)
    const requests = answerRecords((_request, index) => (index < 2 ? faults.offline() : page([record("id-1", "Maya")])))
    render(<Probe userId="id-1" />)
    await screen.findByText("offline")
    act(() => void window.dispatchEvent(new Event("online")))
    await waitFor(() => expect(requests).toHaveLength(2))
    await screen.findByText("offline")
    network(true)
    act(() => void window.dispatchEvent(new Event("online")))
    await screen.findByText("Maya")
    expect(requests).toHaveLength(3)
    expect(log).not.toHaveBeenCalled()
  })

  it("asks for nothing more when one leaves", async () => {
    network(false)
    const requests = answerRecords(faults.offline)
    const { unmount } = render(<Probe userId="id-1" />)
    await screen.findByText("offline")
    unmount()
    window.dispatchEvent(new Event("online"))
    await act(() => Promise.resolve())
    expect(requests).toHaveLength(1)
  })

  it("is not the reason where the service itself says no", async () => {
    logged()
    answerRecords(faults.forbidden)
    render(<Probe userId="id-1" />)
    await screen.findByText("failed")
  })
})

it("works where React mounts everything twice", async () => {
  answerRecords(() => page([record("id-1", "Maya")]))
  render(
    <StrictMode>
      <Probe userId="id-1" />
    </StrictMode>,
  )
  await screen.findByText("Maya")
})
