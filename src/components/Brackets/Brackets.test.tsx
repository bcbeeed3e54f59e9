import { render } from "@testing-library/react"
import { Brackets } from "./Brackets"

const textOf = (parts: readonly (string | null)[]) => {
  const items = parts.map((part, index) => ({ part, name: index }))
  return render(
    <Brackets items={items}>{(group, part) => <p>{`${part}: ${group.map(({ name }) => name).join()}`}</p>}</Brackets>,
  ).container.textContent
}

it.each([
  ["neighboring items of a part in one list", ["A", "A", "B", "A"], "AA: 0,1BB: 2AA: 3"],
  ["all items in one list without parts", [null, null], "undefined: 0,1"],
  ["items without a part between others", ["A", null], "AA: 0: 1"],
])("renders %s", (_what, parts, text) => {
  expect(textOf(parts)).toBe(text)
})
