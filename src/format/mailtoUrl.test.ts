import { mailtoUrl } from "./mailtoUrl"

it.each([
  ["has a subject", { subject: "A & B" }, "", "subject=A%20%26%20B"],
  [
    "has the name below the text",
    { subject: "S", body: "I say yes." },
    "Zoë Ý",
    "subject=S&body=I%20say%20yes.%0D%0A%0D%0AZo%C3%AB%20%C3%9D",
  ],
  ["has only the name without a text", { subject: "S", body: null }, "Mira", "subject=S&body=Mira"],
])("the prepared email %s", (_, mail, name, query) => {
  expect(mailtoUrl("a@b.example", mail, name)).toBe(`mailto:a@b.example?${query}`)
})
