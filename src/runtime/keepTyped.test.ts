import { keepTyped } from "./keepTyped"

it("gives what was typed and chosen to the fields that replace those of the page", () => {
  const fields = '<input name="email"><select name="grade"><option></option><option>9</option></select>'
  document.body.innerHTML = fields
  const [email, grade] = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")
  const { restore, stop } = keepTyped(document.body)
  email?.setAttribute("value", "ada@school.site")
  if (grade) grade.value = "9"
  grade?.focus()
  document.body.innerHTML = fields
  restore()
  stop()
  const restored = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")]
  expect(restored.map(({ value }) => value)).toEqual(["ada@school.site", "9"])
  expect(document.activeElement).toBe(restored[1])
})

it("gives nothing to the fields of the next page", () => {
  document.body.innerHTML = '<input name="email" value="ada@school.site">'
  const { restore, stop } = keepTyped(document.body)
  stop()
  document.body.innerHTML = '<input name="email">'
  restore()
  expect(document.querySelector("input")?.value).toBe("")
})
