import { parseRelease } from "./parseRelease"

it.each([
  ["2027-03-15 17:00 America/Los_Angeles", "2027-03-16T00:00:00.000Z"],
  ["2027-01-15T08:30 America/Los_Angeles", "2027-01-15T16:30:00.000Z"],
  ["2027-03-15 00:00 Asia/Kolkata", "2027-03-14T18:30:00.000Z"],
  ["2027-03-15 17:00 UTC", "2027-03-15T17:00:00.000Z"],
])("parses %s", (words, instant) => expect(parseRelease(words)).toBe(instant))

it.each([
  ["March 15, 2027", /has to be a date \(2027-03-15\), a time of 24 hours \(09:00, 17:00\) and a time zone/],
  ["2027-03-15 5:00 PM America/Los_Angeles", /has to be a date/],
  ["2027-03-15 17:00", /has to be a date/],
  ["2027-03-15 17:00 EST", /There is no time zone "EST"/],
  ["2027-03-15 17:00 America/Los_Angles", /There is no time zone "America\/Los_Angles"/],
  ["2027-02-30 17:00 America/Los_Angeles", /The day 2027-02-30 or the time 17:00 does not exist\./],
  ["2027-13-01 17:00 UTC", /The day 2027-13-01 or the time/],
  ["2027-03-15 25:00 UTC", /the time 25:00 does not exist/],
  ["2027-03-14 02:30 America/Los_Angeles", /The time 2027-03-14 02:30 does not exist in America\/Los_Angeles/],
  ["2027-11-07 01:30 America/Los_Angeles", /The time 2027-11-07 01:30 exists twice/],
])("refuses %s", (words, message) => expect(() => parseRelease(words)).toThrow(message))
