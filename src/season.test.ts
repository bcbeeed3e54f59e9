import { changesOf, isAccepting, isClosed, roundState, seasonAt, type ProgramInstants } from "./season"

const research: ProgramInstants = {
  id: "research",
  opensAt: "2024-11-01T07:00:00Z",
  deadlines: [{ closesAt: "2025-03-01T07:59:00Z" }, { closesAt: "2025-04-30T23:59:59-12:00" }],
  startsAt: "2025-06-17T07:00:00Z",
  endsAt: "2025-08-13T07:00:00Z",
}
const launchpad: ProgramInstants = {
  id: "launchpad",
  opensAt: undefined,
  deadlines: [],
  startsAt: undefined,
  endsAt: undefined,
}
const bootcamp: ProgramInstants = {
  ...launchpad,
  id: "bootcamp",
  startsAt: "2025-06-17T07:00:00Z",
  endsAt: "2025-07-16T07:00:00Z",
}

const statesAt = (instant: string, programs = [bootcamp, research, launchpad]) => {
  const { site, programs: states } = seasonAt(programs, Date.parse(instant))
  return [site, ...programs.map(({ id }) => states[id])]
}

it.each([
  ["2024-11-01T06:59:59Z", ["before", "before", "before"]],
  ["2024-11-01T07:00:00Z", ["open", "open", "open"]],
  ["2025-02-22T07:58:59Z", ["open", "open", "open"]],
  ["2025-02-22T07:59:00Z", ["open", "open", "closing"]],
  ["2025-03-01T07:58:59Z", ["open", "open", "closing"]],
  ["2025-03-01T07:59:00Z", ["open", "open", "open"]],
  ["2025-04-24T12:00:00Z", ["open", "open", "closing"]],
  ["2025-05-01T12:00:00Z", ["closed", "closed", "closed"]],
  ["2025-06-17T06:59:59Z", ["closed", "closed", "closed"]],
  ["2025-06-17T07:00:00Z", ["running", "running", "running"]],
  ["2025-07-16T06:59:59Z", ["running", "running", "running"]],
  ["2025-07-16T07:00:00Z", ["running", "over", "running"]],
  ["2025-08-13T06:59:59Z", ["running", "over", "running"]],
  ["2025-08-13T07:00:00Z", ["over", "over", "over"]],
])("at %s, the site, a program without rounds and one with rounds are %j", (instant, states) => {
  expect(statesAt(instant)).toEqual([...states, undefined])
})

it("a program without the day on which applications open is open until its last round closes", () => {
  expect(statesAt("2020-01-01T00:00:00Z", [{ ...research, opensAt: null }])).toEqual(["open", "open"])
})

it("the site is open while a round of any program is", () => {
  const late = { ...research, id: "late", deadlines: [{ closesAt: "2025-06-30T00:00:00Z" }] }
  expect(statesAt("2025-06-01T00:00:00Z", [research, late])).toEqual(["open", "closed", "open"])
  expect(statesAt("2025-06-20T00:00:00Z", [bootcamp, late])).toEqual(["open", "running", "open"])
})

it("the site waits for the next applications while another program is over", () => {
  const next = { ...research, opensAt: "2025-11-01T07:00:00Z", deadlines: [{ closesAt: "2026-03-01T07:59:00Z" }] }
  expect(statesAt("2025-10-01T00:00:00Z", [bootcamp, next])).toEqual(["before", "over", "before"])
})

it("a program that starts after the others have, without rounds, is closed until then", () => {
  const autumn = { ...bootcamp, startsAt: "2025-09-01T07:00:00Z", endsAt: "2025-10-01T07:00:00Z" }
  expect(statesAt("2025-07-01T00:00:00Z", [autumn, research])).toEqual(["running", "closed", "running"])
})

it("a program without rounds is open from its opening day until it starts", () => {
  const own = { ...bootcamp, opensAt: "2025-05-05T07:00:00Z" }
  expect(statesAt("2025-05-04T00:00:00Z", [own, research])).toEqual(["before", "before", "closed"])
  expect(statesAt("2025-05-06T00:00:00Z", [own, research])).toEqual(["open", "open", "closed"])
  expect(statesAt("2025-06-20T00:00:00Z", [own, research])).toEqual(["running", "running", "running"])
})

it("without any rounds, applications are open until a program starts", () => {
  expect(statesAt("2025-06-01T00:00:00Z", [bootcamp])).toEqual(["open", "open"])
  expect(statesAt("2025-06-20T00:00:00Z", [bootcamp])).toEqual(["running", "running"])
})

it("without dates, applications are always open", () => {
  expect(statesAt("2025-06-20T00:00:00Z", [launchpad])).toEqual(["open", undefined])
})

it("a program that has begun and has no last day keeps running", () => {
  expect(statesAt("2030-01-01T00:00:00Z", [{ ...bootcamp, endsAt: null }])).toEqual(["running", "running"])
})

it("accepts applications in the states open and closing, and without a state", () => {
  const states = ["before", "open", "closing", "closed", "running", "over", undefined] as const
  expect(states.filter(isAccepting)).toEqual(["open", "closing", undefined])
  expect(states.filter(isClosed)).toEqual(["closed", "running", "over"])
})

it("nothing changes between two of the instants that it names", () => {
  const programs = [bootcamp, research, launchpad]
  const states = (now: number) => [
    JSON.stringify(seasonAt(programs, now)),
    ...(research.deadlines ?? []).map(({ closesAt }) => roundState(closesAt, now)),
  ]
  const changes = [...new Set(changesOf(programs))].sort((one, other) => one - other)
  for (const [index, change] of changes.entries())
    expect(states(change)).toEqual(states((changes[index + 1] ?? Infinity) - 1))
})
