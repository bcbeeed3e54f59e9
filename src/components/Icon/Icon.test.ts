import { readFileSync } from "node:fs"

const read = (file: string) => readFileSync(`src/components/Icon/${file}`, "utf8")
const [, union = ""] = /type IconName = (.+)/.exec(read("Icon.tsx")) ?? []
const names = [...union.matchAll(/"([\w-]+)"/g)].map(([, name]) => name)
const sheet = read("Icon.module.css")

it("the style sheet has the place of each icon", () => {
  const places = [...sheet.matchAll(/data-icon="([\w-]+)"\] \{\s+--place: (\d+);/g)].map(([, name, place]) => [
    name,
    place,
  ])
  expect(places.map(([, place]) => Number(place))).toEqual(names.map((_, index) => index))
  expect(places.map(([name]) => name).sort()).toEqual([...names].sort())
})

it("the picture has as many icons as the style sheet says", () => {
  const offsets = [...read("icons.svg").matchAll(/<path (?:transform="translate\(0 (\d+)\)")?/g)].map(
    ([, offset = "0"]) => Number(offset),
  )
  expect(offsets).toEqual(names.map((_, index) => 24 * index))
  expect(sheet).toContain(`/ ${names.length - 1}) / 100% ${names.length}00%`)
})
