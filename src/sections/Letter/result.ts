import type { LetterKind } from "../../routes"

/** What each kind of page tells the applicant, which decides its figure and its confetti. */
export const resultOf: Readonly<Record<LetterKind, "admission" | "offer">> = { letter: "admission", decision: "offer" }
