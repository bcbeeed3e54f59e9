/** The rows that `samplePublication` publishes: fictional applicants. */
import type { LetterKind } from "../src/routes"

export interface Row {
  uuid: string
  name: string
}

/** The release of all rows. */
export const pastRelease = "2025-03-28T00:00:00.000Z"

/** A letter whose name has characters that HTML, JSON and formulas treat specially. */
export const difficultLetter: Row = {
  uuid: "5a1e0c7d-0b9f-4c55-9d0e-2f6f1f0a0002",
  name: 'Robin "Birdie" Ashgrove & Sons \\ {name}',
}

/** The letter whose URL `npm start` prints. */
export const sampleLetterId = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
export const sampleLetterName = "Mira Lanternfield"

/** The decision whose URL `npm start` prints. */
export const sampleDecisionId = "9f8b2c1e-3d4a-4b6c-8e7f-a1b2c3d4e5f6"
export const sampleDecisionName = "Jonah Kestrelby"

/** An id that no table contains. */
export const unknownId = "00000000-0000-4000-8000-000000000000"

/** The rows of both tables. The last one of each is that whose URL `npm start` prints. */
export const sampleRows: Readonly<Record<LetterKind, readonly Row[]>> = {
  letter: [difficultLetter, { uuid: sampleLetterId, name: sampleLetterName }],
  decision: [{ uuid: sampleDecisionId, name: sampleDecisionName }],
}
