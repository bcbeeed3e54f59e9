import { nameDoubt } from "./nameDoubt"

it.each([
  "Maya Okafor",
  "Zoë Nuñez-Łąkowska",
  "Mary O'Fenn",
  "J. R. Quill Jr.",
  "Ludwig van der Beek",
  "Omar al-Hassan",
  "علی‌رضا کریمی",
  "李小龙",
  "محمد علي",
  "McKay MacLeod III",
])("finds %j to be like a name", (name) => expect(nameDoubt(name)).toBeUndefined())

it.each([
  ["Null", /may be no name/],
  ["Jane Null", /may be no name/],
  ["Test Person", /may be no name/],
  ["John Doe", /may be no name/],
  ["Nan Goldin", /may be no name/],
  ["N/A", /may be no name/],
  ["Ruby Hart WITHDRAWN", /may be no name/],
  ["Not Admitted", /may be no name/],
  ["Dear Ruby", /may be no name/],
  ["Ruby Ivy Hart ".repeat(5), /has more than 60 characters/],
  ["Hart, Ruby", /has ","/],
  ["Ruby Hart (scholarship)", /has "\("/],
  ["Ruby Hart - Boston", /has "-"/],
  ["Ruby Hart 2", /has "2"/],
  ["✓ Ruby Hart", /has "✓"/],
  ["Ruby Hart 🎉", /has "🎉"/],
  ["Ruby and Ivy Hart", /two people/],
  ["Ruby Hart copy", /a copy/],
  ["asdf", /only one word/],
  ["ruby hart", /no capital letter/],
  ["Ruby hart", /last word without a capital letter/],
  ["RUBY HART", /in capital letters/],
])("says of %j that it %s", (name, doubt) => expect(nameDoubt(name)).toMatch(doubt))
