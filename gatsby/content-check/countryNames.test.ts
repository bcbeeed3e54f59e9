import { codeOfOtherCountry } from "./countryNames"

it.each([
  ["US", "USA"],
  ["US", "United States of America"],
  ["GB", "UK"],
  ["GB", "England"],
  ["TR", "Turkey"],
  ["TR", "Türkiye"],
  ["CZ", "Czech Republic"],
  ["CZ", "Czechia"],
  ["KR", "South Korea"],
  ["KR", "Republic of Korea"],
  ["KP", "North Korea"],
  ["CG", "Congo"],
  ["CD", "Congo"],
  ["CD", "Democratic Republic of the Congo"],
  ["CI", "Ivory Coast"],
  ["VN", "Viet Nam"],
  ["BR", "Brasil"],
  ["BR", "Brazl"],
  ["IS", "Island"],
  ["DE", "Deutschland"],
  ["NE", "Niger"],
  ["NG", "Nigeria"],
  ["GM", "The Gambia"],
  ["TW", "Taiwan"],
  ["PS", "Palestine"],
  ["MM", "Burma"],
  ["BA", "Bosnia & Herzegovina"],
  ["LC", "St. Lucia"],
  ["ES", "España"],
])("accepts the code %s for %s", (code, name) => {
  expect(codeOfOtherCountry(name, code)).toBeUndefined()
})

it.each([
  ["AT", "Australia", "AU"],
  ["AU", "Austria", "AT"],
  ["AT", "Austalia", "AU"],
  ["CH", "China", "CN"],
  ["CN", "Switzerland", "CH"],
  ["SP", "Spain", "ES"],
  ["NE", "Nigeria", "NG"],
  ["KP", "South Korea", "KR"],
  ["SE", "CHINA", "CN"],
])("finds that %s is not the code of %s", (code, name, other) => {
  expect(codeOfOtherCountry(name, code)).toBe(other)
})
