import type { Visitor } from "./visitor"

/** Fills in the local form in the frame of the page and submits it. */
export async function submitForm({ form, type }: Visitor): Promise<void> {
  await form.click('input[name="name"]')
  await type("Maya Example")
  await form.click('input[name="email"]')
  await type("maya@school.example")
  await form.click("button[type=submit]")
  await form.shows("h1", "Thank you")
}
