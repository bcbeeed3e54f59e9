import ICAL from "ical.js"
import { loadContent } from "../../content-tools/load"
import type { Content } from "../../content-tools/model"
import { calendarFile } from "./calendarFile"

const version = new Date("2025-05-01T17:00:00Z")
let content: Content

beforeAll(async () => {
  content = await loadContent()
})

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      text: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      isAllDay: event.startDate.isDate && event.endDate.isDate,
      stamp: component.getFirstPropertyValue("dtstamp")?.toString(),
    }
  })
}

/** Returns the content with another last day to commit to the research program. */
function committingBy(date: string): Content {
  const letters = content["letters.json"].map((letter) => ({
    ...letter,
    ...(letter.commitDeadline && { commitDeadline: { ...letter.commitDeadline, date } }),
  }))
  return { ...content, "letters.json": letters }
}

/** Returns the content with another start of the research program. */
function startingOn(startDate: string): Content {
  return {
    ...content,
    "programs.json": content["programs.json"].map((program) =>
      program.id === "research" ? { ...program, startDate } : program,
    ),
  }
}

it("has all-day events for the last day to commit and for the days of the program", () => {
  expect(eventsOf(calendarFile(committingBy("2025-05-20"), version, version))).toMatchObject([
    { title: "Last day to commit to BLAST AI", start: "2025-05-20", end: "2025-05-21", isAllDay: true },
    { title: "BLAST AI: AI Research Program", start: "2025-06-17", end: "2025-08-13", isAllDay: true },
  ])
})

it("contains the time and the time zone of the meetings", () => {
  expect(eventsOf(calendarFile(content, version, version))[0]?.text).toMatch(/Meetings begin at 8 am PST.*Los Angeles/)
})

it("has the properties of a published calendar, and the date of its version", () => {
  const text = calendarFile(content, version, version)
  for (const line of ["VERSION:2.0", "METHOD:PUBLISH", "PRODID:-//BLAST AI//Admissions//EN"])
    expect(text.split("\r\n")).toContain(line)
  expect(eventsOf(text)[0]?.stamp).toBe("2025-05-01T17:00:00Z")
})

it("keeps the UID of an event when its date changes, so that a calendar moves the event", () => {
  const [before, after] = [committingBy("2025-05-20"), committingBy("2025-05-21")].map((changed) =>
    eventsOf(calendarFile(changed, version, version)),
  )
  expect(after?.[0]?.start).toBe("2025-05-21")
  expect(after?.map(({ uid }) => uid)).toEqual(before?.map(({ uid }) => uid))
  expect(new Set(before?.map(({ uid }) => uid)).size).toBe(2)
  expect(eventsOf(calendarFile(startingOn("2025-06-18"), version, version))[0]).toMatchObject({
    start: "2025-06-18",
    uid: before?.[1]?.uid,
  })
})

it("leaves out an event if content omits its date, and a last day to commit that is not after the last round", () => {
  const letters = content["letters.json"].map(({ commitDeadline: _, ...others }) => others)
  for (const changed of [{ ...content, "letters.json": letters }, content, committingBy("2025-04-30")])
    expect(eventsOf(calendarFile(changed, version, version)).map(({ title }) => title)).toEqual([
      "BLAST AI: AI Research Program",
    ])
})

it("leaves out the last day to commit once the program runs", () => {
  const titlesAt = (now: string) =>
    eventsOf(calendarFile(committingBy("2025-05-20"), version, new Date(now))).map(({ uid }) => uid)
  expect(titlesAt("2025-06-17T06:59:00Z")).toHaveLength(2)
  expect(titlesAt("2025-06-17T07:01:00Z")).toEqual([expect.stringMatching(/^research-program@/)])
})

it("keeps commas, semicolons, backslashes and line breaks in texts", () => {
  const text = "One, two; three\\four\nfive “six” – 🎉"
  const calendar = { ...content["calendar.json"], commit: { title: text, text } }
  expect(
    eventsOf(calendarFile({ ...committingBy("2025-05-20"), "calendar.json": calendar }, version, version))[0],
  ).toMatchObject({
    title: text,
    text,
  })
})

it("ends lines with CRLF, and folds long ones so that none has more than 75 octets", () => {
  const calendar = { ...content["calendar.json"], program: { title: "T", text: "é🎉".repeat(100) } }
  const text = calendarFile({ ...content, "calendar.json": calendar }, version, version)
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  expect(text).toMatch(/END:VCALENDAR\r\n$/)
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
