import { messagesForValue } from "./testContent"

const linesFor = (timeZone: string) => messagesForValue("programs.json", [1, "meetingsBegin", "timeZone"], timeZone)
const place = 'content/programs.json (item 2), "meetingsBegin" → "timeZone"'

it.each(["America/Los_Angeles", "America/Argentina/Buenos_Aires", "Asia/Kolkata", "America/Port-au-Prince", "UTC"])(
  "accepts %s",
  (timeZone) => expect(linesFor(timeZone)).toEqual([]),
)

it.each([
  ["PST", "America/Los_Angeles"],
  ["pdt", "America/Los_Angeles"],
  [" PT ", "America/Los_Angeles"],
  ["MT", "America/Denver"],
  ["MDT", "America/Denver"],
  ["CST", "America/Chicago"],
  ["ET", "America/New_York"],
  ["EST5EDT", "America/New_York"],
  ["Asia/Kathmandoo", "Asia/Kathmandu"],
  ["Asia/Rangon", "Asia/Yangon"],
  ["Europe/Kyev", "Europe/Kyiv"],
  ["Asia/Ho_Chi_Min", "Asia/Ho_Chi_Minh"],
  ["CST6CDT", "America/Chicago"],
  ["America/Los Angeles", "America/Los_Angeles"],
  ["america/los_angeles", "America/Los_Angeles"],
  ["Asia/Kolkatta", "Asia/Kolkata"],
])("suggests a place for %s", (timeZone, correct) => {
  expect(linesFor(timeZone)).toEqual([
    `${place} is "${timeZone}", which is not the name of a time zone. Write "${correct}".`,
  ])
})

it.each(["GMT+2", "Etc/GMT+8", "+02:00", "Los Angeles", "JST", "XPST", "PSTX"])(
  "rejects %s without a suggestion",
  (timeZone) => {
    expect(linesFor(timeZone)).toEqual([
      `${place} is not the name of a time zone. Write continent and city, such as "America/Los_Angeles". Found: "${timeZone}".`,
    ])
  },
)

it("suggests no place whose name has three other letters", () => {
  expect(linesFor("Asia/Kolkxyz").join()).not.toContain("Write")
})
