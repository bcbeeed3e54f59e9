import { z } from "zod"
import { alternativeText } from "./pictures"
import { inAnyCase, patternsOf } from "./patterns"

it("matches small and capital letters without a flag, and keeps escapes", () => {
  const pattern = inAnyCase(String.raw`^img \d$`)
  expect(["img 1", "IMG 1", "Img d"].map((text) => pattern.test(text))).toEqual([true, true, false])
})

it("gives code editors, which know no flags, patterns that reject what the content check rejects", () => {
  const sources = patternsOf(alternativeText()).map(({ pattern }) => new RegExp(pattern.source))
  for (const text of ["Image of a cat", "IMG_1234", "Chart.PNG"])
    expect(sources.every((pattern) => pattern.test(text))).toBe(false)
})

it("refuses a pattern with flags", () => {
  expect(() => patternsOf(z.string().regex(/a/i))).toThrow("The pattern /a/i has flags.")
})
