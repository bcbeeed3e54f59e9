import { messagesForValue } from "./testContent"

const linesFor = (timeZone: string) => messagesForValue("programs.json", [1, "meetingsBegin", "timeZone"], timeZone)
const place = 'content/programs.json (item 2), "meetingsBegin" → "timeZone"'

it.each(["America/Los_Angeles", "America/Argentina/Buenos_Aires", "Asia/Kolkata", "America/Port-au-Prince", "UTC"])(
  "accepts %s",
  (timeZone) => expect(linesFor(timeZone)).toEqual([]),
)

it.each([
  ["PST", "America/Los_Angeles"],
  ["ET", "America/New_York"],
  ["CST6CDT", "America/Chicago"],
  ["America/Los Angeles", "America/Los_Angeles"],
  ["america/los_angeles", "America/Los_Angeles"],
  ["Asia/Kolkatta", "Asia/Kolkata"],
])("suggests a place for %s", (timeZone, correct) => {
  expect(linesFor(timeZone)).toEqual([
    `${place} is "${timeZone}", which is not the name of a time zone. Write "${correct}".`,
  ])
})

it.each(["GMT+2", "Etc/GMT+8", "+02:00", "Los Angeles", "JST"])("rejects %s without a suggestion", (timeZone) => {
  expect(linesFor(timeZone)).toEqual([
    `${place} is not the name of a time zone. Write continent and city, such as "America/Los_Angeles". Found: "${timeZone}".`,
  ])
})
