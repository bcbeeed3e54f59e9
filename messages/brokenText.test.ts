import { brokenText } from "./brokenText"

it.each([
  ["ZoÃ« Åström", /wrong encoding. Enter "Zoë Åström"/],
  ["Jos\uFFFD", /has lost a letter/],
  ["#N/A", /an error of a spreadsheet/],
  ["#REF!", /an error of a spreadsheet/],
  ["Maya #NAME?", /an error of a spreadsheet/],
  ["Loading...", /an error of a spreadsheet/],
  ["[object Object]", /a value of a program/],
  ["null", /a value of a program/],
  ["undefined", /a value of a program/],
  ["{{name}}", /a placeholder/],
  ["${first} ${last}", /a placeholder/],
  ["Maya &amp; Leo", /HTML/],
  ["<b>Maya</b>", /HTML/],
  ["?????", /question marks/],
  ["Мая ???", /question marks/],
])("finds what is broken in %j", (text, message) => expect(brokenText(text)).toMatch(message))

it.each([
  "Maya Okafor",
  "Zoë Nuñez-Łąkowska",
  "Robin “Birdie” Ashgrove & Sons",
  "O'Fenn",
  "李小龙",
  "Nan Goldin",
  "Dwayne #1 {x}",
  "Jane Null",
  "N/A",
])("finds nothing in %j", (text) => expect(brokenText(text)).toBeUndefined())
