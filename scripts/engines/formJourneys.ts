/** Newsletter and application forms. */
import { deepStrictEqual as expectEqual } from "node:assert/strict"
import { originOf, uniqueEmail } from "../../e2e/support/localServices"
import { localServiceKey } from "../../services/localEnvironment"
import { openAsSubscriber } from "./openAsSubscriber"
import type { Journey } from "./runJourneys"
import { submitForm } from "./submitForm"
import type { Visitor } from "./visitor"

const popup = "dialog[open]"
const formFrame = 'iframe[id^="JotFormIFrame-"]'

/** Returns the number of subscribers with an address. */
async function countSubscribers(email: string): Promise<number> {
  const url = `${originOf("data")}/rest/v1/email_subscribers?select=email&email=eq.${encodeURIComponent(email)}`
  const headers = { apikey: localServiceKey, authorization: `Bearer ${localServiceKey}` }
  const response = await fetch(url, { headers })
  return ((await response.json()) as unknown[]).length
}

/** Scrolls until the numbers section is above the window. The popup then opens. */
async function openPopup(visitor: Visitor): Promise<void> {
  await visitor.open("/")
  await visitor.evaluate(() => {
    const bottom = document.querySelector("#numbers")?.getBoundingClientRect().bottom ?? 0
    window.scrollBy({ top: bottom, behavior: "instant" })
  })
  await visitor.shows(popup)
}

export const formJourneys: readonly Journey[] = [
  {
    title: "the popup opens below the numbers, keeps the focus and closes on Escape",
    run: async (visitor) => {
      await openPopup(visitor)
      await visitor.shows(`${popup} :focus`)
      for (let presses = 0; presses < 6; presses += 1) {
        await visitor.press("Tab")
        await visitor.shows(`${popup} :focus`)
      }
      await visitor.press("Escape")
      await visitor.hides(popup)
    },
  },
  {
    title: "the popup subscribes a visitor, says thank you and closes itself",
    run: async (visitor) => {
      const email = uniqueEmail()
      await openPopup(visitor)
      await visitor.click(`${popup} input[type=email]`)
      await visitor.type(email)
      // Records the message, because the popup closes two seconds after it.
      await visitor.evaluate(() => {
        const messages: string[] = []
        Object.assign(window, { messages })
        new MutationObserver(() =>
          messages.push(document.querySelector("dialog[open] [role=status]")?.textContent ?? ""),
        ).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      await visitor.click(`${popup} button[type=submit]`)
      await visitor.hides(popup)
      expectEqual(
        await visitor.evaluate(() => (window as { messages?: string[] }).messages?.includes("Welcome Aboard!")),
        true,
      )
      expectEqual(await countSubscribers(email), 1)
    },
  },
  {
    title: "the footer refuses an invalid address, subscribes once, and says so the second time",
    run: async (visitor) => {
      const email = uniqueEmail()
      const [start = "", ending = ""] = email.split(/(?=\.example$)/)
      const submit = async (text: string) => {
        await visitor.type(text)
        await visitor.press("Enter")
      }
      await visitor.open("/team/")
      await visitor.click("footer input[type=email]")
      await submit(start)
      await visitor.shows("footer [role=alert]", "Please enter a valid email address")
      await submit(ending)
      await visitor.shows("footer [role=status]", "Thank you for subscribing!")
      expectEqual(await countSubscribers(email), 1)
      await visitor.evaluate(() => localStorage.clear())
      await visitor.open("/research/")
      await visitor.click("footer input[type=email]")
      await submit(email)
      await visitor.shows("footer [role=alert]", "This email is already subscribed!")
      expectEqual(await countSubscribers(email), 1)
    },
  },
  {
    title: "the application form has the height of its content, and can be submitted",
    run: async (visitor) => {
      const { form } = visitor
      await visitor.open("/apply/")
      await visitor.click("main a", "Apply to research")
      await visitor.isAt("/apply-research/")
      const fits = () =>
        visitor.waitUntil("The frame shows the whole form", () =>
          form.evaluate(() => document.documentElement.scrollHeight <= document.documentElement.clientHeight),
        )
      const height = () =>
        visitor.evaluate((selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0, formFrame)
      await visitor.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), formFrame)
      await fits()
      const closed = await height()
      await form.click("summary")
      await visitor.waitUntil("The frame grows with the form", async () => (await height()) > closed + 100)
      await fits()
      await submitForm(visitor)
      await visitor.shows("#application-form [role=status]", "Your form has been sent. Thank you.")
      await visitor.waitUntil("The frame shrinks", async () => (await height()) < 300)
    },
  },
  {
    title: "the form of the home page is 515 px high",
    run: async (visitor) => {
      await openAsSubscriber(visitor, "/")
      await visitor.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), formFrame)
      await visitor.form.shows("button[type=submit]", "Send")
      const height = await visitor.evaluate(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().height,
        formFrame,
      )
      expectEqual(height, 515)
    },
  },
]
