/** @jest-environment ./test/browserWithFetch.ts */
import { act, render, screen } from "@testing-library/react"
import { stubRecordsApi, faults, never, record, recordsPage } from "../../../test/recordsApi"
import type { LetterKind } from "../../routes"
import { useApplicant } from "./useApplicant"

function Probe({ userId, on = "letter" }: { userId?: string; on?: LetterKind }) {
  const lookup = useApplicant(on, userId)
  return <p role="status">{lookup.kind === "found" ? lookup.name : lookup.kind}</p>
}

const status = () => screen.getByRole("status")

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

it("aborts the lookup on unmount", () => {
  const requests = stubRecordsApi(never)
  const { unmount } = render(<Probe userId="id-1" />)
  expect(requests[0]?.init.signal?.aborted).toBe(false)
  unmount()
  expect(requests[0]?.init.signal?.aborted).toBe(true)
})

describe("offline", () => {
  const setOnline = (isOnline: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)

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
    setOnline(false)
    jest.spyOn(console, "error").mockImplementation()
    stubRecordsApi(faults.forbidden)
    render(<Probe userId="id-1" />)
    await screen.findByText("failed")
  })
})
