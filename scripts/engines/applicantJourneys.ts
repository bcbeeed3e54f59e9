/** What applicants do. */
import { deepStrictEqual as expectEqual } from "node:assert/strict"
import { sampleSignIn } from "../../services/spreadsheet/sampleSheet"
import {
  sampleDecisionId,
  sampleDecisionName,
  sampleLetterId,
  sampleLetterName,
  unknownId,
} from "../../services/table/sampleApplicants"
import type { Journey } from "./runJourneys"
import { submitForm } from "./submitForm"
import type { Visitor } from "./visitor"

const notice = "main [role=status]"

async function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.open("/temp/")
  await visitor.click("main input[name=email]")
  await visitor.type(email)
  await visitor.press("Tab")
  await visitor.type(password)
  await visitor.press("Enter")
}

/** Goes to a path inside the page, as a link does. The cast: Gatsby does not declare this global function. */
const followLink = (visitor: Visitor, path: string) =>
  visitor.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path)

export const applicantJourneys: readonly Journey[] = [
  {
    title: "the right password signs in, and a reload keeps the session",
    run: async (visitor) => {
      const greeting = `Welcome, ${sampleSignIn.name}`
      await signIn(visitor, sampleSignIn.email, sampleSignIn.password)
      await visitor.isAt("/acceptance/")
      await visitor.shows("h1", greeting)
      await visitor.open("/acceptance/")
      await visitor.shows("h1", greeting)
      await visitor.click("main button", "Not you? Sign in again")
      await visitor.isAt("/temp/")
    },
  },
  {
    title: "a wrong password shows an alert and keeps the fields",
    run: async (visitor) => {
      await signIn(visitor, sampleSignIn.email, "not the password")
      await visitor.shows("main [role=alert]", "Incorrect email or password")
      await visitor.shows("main input[name=email]:focus")
      const values = await visitor.evaluate(() =>
        [...document.querySelectorAll("main input")].map((input) => (input as HTMLInputElement).value),
      )
      expectEqual(values, [sampleSignIn.email, "not the password"])
      await visitor.isAt("/temp/")
    },
  },
  {
    title: "/acceptance/ without a sign-in redirects to /temp/",
    run: async (visitor) => {
      await visitor.open("/acceptance/")
      await visitor.isAt("/temp/")
    },
  },
  {
    title: "a letter has the applicant's name, its documents and its calendar",
    run: async (visitor) => {
      await visitor.open(`/letter/${sampleLetterId}`)
      await visitor.shows("h1", `Congratulations, ${sampleLetterName}`)
      await visitor.shows('a[target=_blank][href="/documents/research-overview.pdf"]', "Program Overview")
      await visitor.shows('a[target=_blank][href="/documents/research-terms.pdf"]', "Terms of Service")
      await visitor.shows('a[href="/documents/research-calendar.ics"]', "calendar")
      const answers = await visitor.evaluate(() =>
        Promise.all(
          [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/documents/"]')].map(async ({ href }) => {
            const { status, headers } = await fetch(href)
            return `${status} ${headers.get("content-type")?.replace(/;.*/, "")}`
          }),
        ),
      )
      expectEqual(answers.sort(), ["200 application/pdf", "200 application/pdf", "200 text/calendar"])
    },
  },
  {
    title: "a decision has the applicant's name",
    run: async (visitor) => {
      await visitor.open(`/decision/${sampleDecisionId}/`)
      await visitor.shows("h1", `Thank you for applying, ${sampleDecisionName}`)
    },
  },
  {
    title: "the confetti of a letter falls and is removed",
    run: async (visitor) => {
      await visitor.resize(360, 740)
      await visitor.open("/team/")
      await visitor.evaluate(() => {
        const drawn = { pieces: 0 }
        Object.assign(window, { drawn })
        // Draws nothing: 800 pieces are slow without a GPU.
        CanvasRenderingContext2D.prototype.fill = () => (drawn.pieces += 1)
      })
      await followLink(visitor, `/letter/${sampleLetterId}/`)
      await visitor.waitUntil("Pieces are drawn", () =>
        visitor.evaluate(() => (window as unknown as { drawn: { pieces: number } }).drawn.pieces > 800),
      )
      await visitor.hides("canvas")
    },
  },
  ...(
    [
      ["a letter that is not found", `/letter/${unknownId}/`, "We found no letter", /^error: Lookup of a letter/],
      [
        "a decision that is not found",
        `/decision/${unknownId}/`,
        "We found no decision",
        /^error: Lookup of a decision/,
      ],
      [
        "a letter without an id",
        "/letter/",
        "has no applicant in it",
        /^error: The address of a letter page has no id/,
      ],
      [
        "a commit page without an id",
        "/commit/",
        "has no applicant in it",
        /^error: The address of a commit page has no id/,
      ],
    ] as const
  ).map(([what, path, text, expectedErrors]): Journey => ({
    title: `${what} redirects to the home page with a notice`,
    expectedErrors,
    run: async (visitor) => {
      await visitor.open(path)
      await visitor.isAt("/")
      await visitor.shows(notice, text)
    },
  })),
  {
    title: "the letter leads to the commit form, which has the applicant's id and can be submitted",
    run: async (visitor) => {
      const { form } = visitor
      await visitor.open(`/letter/${sampleLetterId}/`)
      await visitor.click("main a", "Commit to your place")
      await visitor.shows("h1", "Take your place")
      await visitor.evaluate(() => document.querySelector("iframe")?.scrollIntoView())
      await form.shows(`input[name="applicantId"][value="${sampleLetterId}"]`)
      await submitForm(visitor)
      await visitor.shows(notice, "Your form has been sent. Thank you.")
      expectEqual(await visitor.eventsOf("page_view"), [
        { page_path: "/letter/:userId" },
        { page_path: "/commit/:userId" },
      ])
    },
  },
]
