import { z } from "zod"
import { group } from "./fields/group"
import { heading, plainProse } from "./fields/texts"

const calendarEvent = group("CalendarEventText", {
  title: plainProse("Name of the event in the calendar, short enough for a phone."),
  text: plainProse("Description of the event."),
})

/**
 * Texts of the calendar file for admitted students: `content/calendar.json`, published as
 * `/documents/research-calendar.ics`. Its dates come from letters.json and programs.json.
 */
export const calendar = z.strictObject({
  name: heading("Name of the calendar. Some calendar programs show it.", 80),
  commit: calendarEvent.describe("The last day to commit."),
  program: calendarEvent.describe("The research program, from its first day to its last."),
})
