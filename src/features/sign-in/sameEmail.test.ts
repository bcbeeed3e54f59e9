/** @jest-environment node */
import fc from "fast-check"
import { sameEmail } from "./sameEmail"

const space = fc.string({ unit: fc.constantFrom(" ", "\t", "\n", "\u00a0", "\ufeff") })
const email = fc.emailAddress()
/** The same letters, each large or small by chance. */
const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((large) => [...text].map((letter, at) => (large[at] ? letter.toUpperCase() : letter.toLowerCase())).join(""))

it("takes any spelling of an address for the same, spaces around it and capitals included", () => {
  const spellings = email.chain((one) => fc.tuple(fc.constant(one), inAnyCase(one), space, space))
  fc.assert(fc.property(spellings, ([one, other, before, after]) => sameEmail(one, before + other + after)))
})

it("never takes two addresses for one", () => {
  fc.assert(
    fc.property(email, email, (one, other) => sameEmail(one, other) === (one.toLowerCase() === other.toLowerCase())),
  )
})

it("asks the same of both sides, whatever they hold", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (one, other) => sameEmail(one, other) === sameEmail(other, one)))
})

it("does not take nothing for an address, so that an empty cell lets nobody in", () => {
  fc.assert(fc.property(space, space, (one, other) => !sameEmail(one, other)))
})
