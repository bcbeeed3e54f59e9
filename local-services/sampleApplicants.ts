/** The rows that `samplePublication` publishes: fictional applicants, the same at every start. */
import type { LetterKind } from "../src/routes"
import { createRng, type Rng } from "../src/random"

export interface Row {
  uuid: string
  name: string
}

const givenNames =
  "Amara Anton Beatriz Calla Dara Devon Elif Esme Farid Gala Hana Idris Imani Ines Jonah Kaia Kofi Lena Leon " +
  "Linnea Mateo Mira Nadia Nico Noor Oren Paloma Quinn Rafi Rosa Sana Selim Tamsin Theo Uma Vera Viggo Wren " +
  "Yusuf Zora"
const familyNames =
  "Abernook Ashgrove Bellwater Brightmoor Caldmere Castellane Dunmarrow Eastlake Fennwick Garrowby Hallowell " +
  "Inverley Jessamere Kestrelby Lanternfield Marwick Nightingate Oakhollow Pellerin Quillhaven Ravensby " +
  "Silverlund Thornquist Underhay Vandermoor Westerby Wolfsdale Yarrowell"

/** The release of all rows. */
export const pastRelease = "2025-03-28T00:00:00.000Z"

const letterCount = 260
const decisionCount = 60

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

export const sampleLetters: readonly Row[] = [
  ...createApplicants(createRng("letters"), letterCount - 2),
  difficultLetter,
  { uuid: sampleLetterId, name: sampleLetterName },
]

export const sampleDecisions: readonly Row[] = [
  ...createApplicants(createRng("decisions"), decisionCount - 1),
  { uuid: sampleDecisionId, name: sampleDecisionName },
]

/** The rows of both tables. */
export const sampleRows: Readonly<Record<LetterKind, readonly Row[]>> = {
  letter: sampleLetters,
  decision: sampleDecisions,
}

/** Generates fictional applicants. The same `rng` seed generates the same applicants. */
export function createApplicants(rng: Rng, count: number): Row[] {
  const [given, family] = [givenNames.split(" "), familyNames.split(" ")]
  const pick = (names: readonly string[]) => names[rng.int(names.length)] ?? ""
  return Array.from({ length: count }, () => ({ uuid: createUuid(rng), name: `${pick(given)} ${pick(family)}` }))
}

/** Generates a version 4 UUID (RFC 9562) from seeded randomness. */
function createUuid(rng: Rng): string {
  const digits = Array.from({ length: 32 }, () => rng.int(16).toString(16))
  digits[12] = "4"
  digits[16] = (8 + rng.int(4)).toString(16)
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}
