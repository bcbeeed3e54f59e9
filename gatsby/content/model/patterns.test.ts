import { z } from "zod"
import { patternsOf } from "./patterns"

it("returns the patterns of a text with their messages, and a maximum length as a pattern", () => {
  const schema = z
    .string()
    .regex(/\S/, "is empty.")
    .max(3, "is too long.")
    .refine((value) => value !== "x", "is x.")
  const [notBlank, length, ...others] = patternsOf(schema)
  expect(notBlank).toEqual({ pattern: /\S/, message: "is empty." })
  expect(length?.message).toBe("is too long.")
  expect(["abc", "a\nc", "abcd"].map((text) => length?.pattern.test(text))).toEqual([true, true, false])
  expect(others).toEqual([])
})

it("returns nothing for a field that is not a text", () => {
  expect(patternsOf(z.number())).toEqual([])
})
