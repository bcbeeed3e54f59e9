/** @jest-environment ./test/browserWithFetch.ts */
import { StrictMode } from "react"
import { act, render, screen, waitFor } from "@testing-library/react"
import { stubRecordsApi, faults, never, record, recordsPage } from "../../../test/recordsApi"
import { useApplicant, type ApplicantPage } from "./useApplicant"

function Probe({ userId, on = "letter" }: { userId?: string; on?: ApplicantPage }) {
  const lookup = useApplicant(on, userId)
  return <p role="status">{lookup.kind === "found" ? lookup.name : lookup.kind}</p>
}

const status = () => screen.getByRole("status")
const spyOnLog = () => jest.spyOn(console, "error").mockImplementation()

it("returns loading, then the applicant from the table of the page", async () => {
  const requests = stubRecordsApi(() => recordsPage([record("id-1", "Maya")]))
  const { rerender } = render(<Probe userId="id-1" />)
  expect(status()).toHaveTextContent("loading")
  await screen.findByText("Maya")
  rerender(<Probe userId="id-1" on="decision" />)
  expect(status()).toHaveTextContent("loading")
  await screen.findByText("Maya")
  expect(requests.map(({ url }) => url.pathname)).toEqual(["/Letters", "/Decisions"])
})

it("never shows one applicant's name at another applicant's URL", async () => {
  const requests = stubRecordsApi((request) =>
    requests.length > 1 ? never(request) : recordsPage([record("id-1", "Maya")]),
  )
  const { rerender } = render(<Probe userId="id-1" />)
  await screen.findByText("Maya")
  rerender(<Probe userId="id-2" />)
  expect(status()).toHaveTextContent("loading")
})

it("logs the outcomes notFound and failed, without id or name", async () => {
  const log = spyOnLog()
  stubRecordsApi(() => recordsPage([record("other", "Ben")]))
  const { rerender } = render(<Probe userId="id-1" />)
  await screen.findByText("notFound")
  stubRecordsApi(faults.forbidden)
  rerender(<Probe userId="id-2" on="decision" />)
  await screen.findByText("failed")
  expect(log.mock.calls).toEqual([
    ["Lookup of a letter: nothing found."],
    ["Lookup of a decision failed: refused 403."],
  ])
})

it("aborts the request on unmount, and logs nothing", async () => {
  const log = spyOnLog()
  const requests = stubRecordsApi(never)
  const { unmount } = render(<Probe userId="id-1" />)
  await act(() => Promise.resolve())
  unmount()
  await act(() => Promise.resolve())
  expect(requests[0]?.init.signal?.aborted).toBe(true)
  expect(log).not.toHaveBeenCalled()
})

describe("offline", () => {
  const setOnline = (isOnline: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)

  it("does not fail, and looks up again when the network is back", async () => {
    const log = spyOnLog()
    setOnline(false)
    const requests = stubRecordsApi((_request, index) =>
      index < 2 ? faults.offline() : recordsPage([record("id-1", "Maya")]),
    )
    render(<Probe userId="id-1" />)
    await screen.findByText("offline")
    act(() => void window.dispatchEvent(new Event("online")))
    await waitFor(() => expect(requests).toHaveLength(2))
    await screen.findByText("offline")
    setOnline(true)
    act(() => void window.dispatchEvent(new Event("online")))
    await screen.findByText("Maya")
    expect(requests).toHaveLength(3)
    expect(log).not.toHaveBeenCalled()
  })

  it("sends no further request after unmount", async () => {
    setOnline(false)
    const requests = stubRecordsApi(faults.offline)
    const { unmount } = render(<Probe userId="id-1" />)
    await screen.findByText("offline")
    unmount()
    window.dispatchEvent(new Event("online"))
    await act(() => Promise.resolve())
    expect(requests).toHaveLength(1)
  })

  it("is not assumed if the service refuses the request", async () => {
    spyOnLog()
    stubRecordsApi(faults.forbidden)
    render(<Probe userId="id-1" />)
    await screen.findByText("failed")
  })
})

it("works in strict mode", async () => {
  stubRecordsApi(() => recordsPage([record("id-1", "Maya")]))
  render(
    <StrictMode>
      <Probe userId="id-1" />
    </StrictMode>,
  )
  await screen.findByText("Maya")
})
