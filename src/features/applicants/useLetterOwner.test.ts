/** @jest-environment ./test/browserWithFetch.ts */
import { renderHook, waitFor } from "@testing-library/react"
import { faults, stubRecordsApi } from "../../../test/recordsApi"
import { useLetterOwner } from "./useLetterOwner"

// src/sections/Commitment/Commitment.test.tsx has the other outcomes.
it.each([
  ["with an error", faults.broken],
  ["without a network", faults.offline],
])("does not take an id for unknown if the lookup fails %s", async (_fault, respond) => {
  jest.spyOn(console, "error").mockImplementation()
  stubRecordsApi(respond)
  const { result } = renderHook(() => useLetterOwner("id-1"))
  await waitFor(() => expect(result.current.kind).toBe("failed"))
})
