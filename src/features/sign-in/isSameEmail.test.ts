/** @jest-environment node */
import fc from "fast-check"
import { isSameEmail } from "./signIn"

const space = fc.string({ unit: fc.constantFrom(" ", "\t", "\n", "\u00a0", "\ufeff") })
const email = fc.emailAddress()
/** The same letters in random case. */
const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isUpper) =>
      [...text].map((letter, at) => (isUpper[at] ? letter.toUpperCase() : letter.toLowerCase())).join(""),
    )

it("ignores case and spaces around an address", () => {
  const spellings = email.chain((one) => fc.tuple(fc.constant(one), inAnyCase(one), space, space))
  fc.assert(fc.property(spellings, ([one, other, before, after]) => isSameEmail(one, before + other + after)))
})

it("returns false for different addresses", () => {
  fc.assert(
    fc.property(email, email, (one, other) => isSameEmail(one, other) === (one.toLowerCase() === other.toLowerCase())),
  )
})

it("never matches an empty address, so an empty cell does not admit a visitor", () => {
  fc.assert(fc.property(space, space, (one, other) => !isSameEmail(one, other)))
})
