import { render, screen } from "@testing-library/react"
import { installObservers } from "../../../test/observers"
import { bareProgram } from "../../../test/program"
import { rememberApplicant } from "../../features/applicants/foundApplicants"
import { Commitment } from "./Commitment"

const point = (title: string) => ({ title, text: "A sentence.", link: null })
const text: Queries.CommitPageFieldsFragment = {
  seo: { title: "Commit", description: "Commit" },
  eyebrow: null,
  title: "Accept your place",
  lede: "With this form.",
  deadlineLabel: "Commit by",
  points: null,
  filledIn: point("Your applicant ID"),
  applicant: "Your place,",
  unknown: { title: "No letter", text: "No letter has this link.", withoutId: "Open the form" },
  back: "Back",
  withoutScript: "Without script",
}
const help: Queries.FormHelpTextFieldsFragment = {
  directLink: "Open",
  late: "Late",
  sent: "Sent",
  scrolls: "Scroll",
  privacy: { label: "Privacy", href: "/privacy/" },
}
const deadline: Queries.CommitDeadlineFieldsFragment = {
  date: "2025-05-20",
  name: "Commit by",
  label: "5/20/2025",
  text: "May 20, 2025",
  passed: "Passed",
  elsewhere: "the date in your letter",
  closesAt: "2025-05-20T23:59:59-12:00",
  isAfterLastRound: true,
}

const late = {
  text: "It is too late.",
  over: "The program is over.",
  mail: { label: "Ask us first", subject: "Is my place free?", body: null },
}
const program = { ...bareProgram, startsAt: "2025-06-17T07:00:00Z", endsAt: "2025-08-13T07:00:00Z" }

const element = (
  letter: Pick<Queries.CommitLetterFragment, "commitDeadline" | "commit">,
  props: Partial<Parameters<typeof Commitment>[0]> = {},
) => (
  <Commitment
    text={text}
    letter={{ program: "research", ...letter }}
    program={undefined}
    form={{ id: "commit", formId: "1", title: "Form", prefillField: null, withoutSandbox: null }}
    help={help}
    site={{ name: "BLAST AI", email: "hello@blast.example" }}
    uuid={undefined}
    {...props}
  />
)

it.each([
  ["shows a deadline after the last round", true, "Commit byMay 20, 2025 5/20/2025"],
  ["refers to the letter for another deadline", false, "Commit bythe date in your letter"],
])("%s", (_title, isAfterLastRound, words) => {
  render(element({ commitDeadline: { ...deadline, isAfterLastRound }, commit: null }))
  expect(screen.getByText("Commit by").parentElement).toHaveTextContent(new RegExp(`^${words} *Passed$`))
})

it.each([
  ["after the day to commit", "2025-06-01T00:00:00Z", late, "It is too late."],
  ["while the program runs", "2025-07-01T00:00:00Z", late, "It is too late."],
  ["once the program is over", "2025-09-01T00:00:00Z", late, "The program is over."],
  ["once it is over, without a text for that", "2025-09-01T00:00:00Z", { ...late, over: null }, "It is too late."],
])("%s, says so on the form", (_when, now, texts, words) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(now))
  installObservers()
  rememberApplicant("id-1", "Maya")
  render(element({ commitDeadline: deadline, commit: { label: "Commit", late: texts } }, { program, uuid: "id-1" }))
  expect(screen.getByText(/too late|is over/)).toHaveTextContent(words)
})
