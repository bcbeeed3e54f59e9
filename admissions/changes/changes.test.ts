/** What a slip in the tables looks like in the list: first, or alone in its group. */
import type { People, Publication, PublishedRecord, Withdrawal } from "../../supabase/functions/admissions/publication"
import { createChangeList, formatChangeList } from "./changeList"
import { digestOf } from "./digest"

const now = Date.parse("2027-03-26T20:00:00.000Z")
const release = "2027-03-28T00:00:00.000Z"
const letters = [
  "Maya Okafor",
  "Leo Castellan",
  "Zoë Nuñez",
  "Noor Bellwater",
  "Kofi Ashgrove",
  "Ada Kite",
  "Wren Quill",
  "Ines Marwick",
]
const decisions = ["Theo Inverley", "Gala Pellerin"]

const addressOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@school.example`
const recordOf = (kind: string, name: string): PublishedRecord => ({
  uuid: `id-of-${addressOf(name)}`.slice(0, 40),
  kind,
  name,
  releaseAt: release,
  email: addressOf(name),
  isShared: false,
})
const published: Publication = {
  version: 1,
  records: [...letters.map((name) => recordOf("letter", name)), ...decisions.map((name) => recordOf("decision", name))],
  signIns: [...letters, ...decisions].map((name) => ({ email: addressOf(name), name })),
  withdrawals: [],
}

/** Returns the list for the published people after a change of their records and sign-ins. */
function listOf(
  change: (people: { records: PublishedRecord[]; signIns: { email: string; name: string }[] }) => void,
  before = published,
) {
  const after = structuredClone({ records: [...published.records], signIns: [...published.signIns] })
  change(after)
  return createChangeList(before, after, [], { now })
}
const summaryOf = ({ groups }: ReturnType<typeof listOf>) => groups.map(({ group, changes }) => [group, changes.length])
const set = (index: number, fields: Partial<PublishedRecord>) => (people: People) =>
  void Object.assign(people.records[index] ?? {}, fields)
const setAll = (fields: (record: PublishedRecord, index: number) => Partial<PublishedRecord>) => (people: People) =>
  people.records.forEach((record, index) => Object.assign(record, fields(record, index)))
const nameAt = (index: number) => letters[index % letters.length] ?? ""

it.each<
  [
    string,
    (people: { records: PublishedRecord[]; signIns: { email: string; name: string }[] }) => void,
    RegExp,
    unknown[],
  ]
>([
  [
    "one name",
    set(0, { name: "Mia Okafor" }),
    /^Maya Okafor \(letter\) would get another name, Maya Okafor → Mia Okafor\./,
    [["renamed", 1]],
  ],
  [
    "another spelling",
    set(2, { name: "NUNEZ, Zoe" }),
    /^Zoë Nuñez \(letter\) would get another spelling/,
    [["respelled", 1]],
  ],
  [
    "two exchanged names",
    (people) => {
      set(0, { name: "Leo Castellan" })(people)
      set(1, { name: "Maya Okafor" })(people)
    },
    /^Maya Okafor \(letter\) would get a name that another person has or had, Maya Okafor → Leo Castellan\. Two people exchange their names\./,
    [["taken", 2]],
  ],
  [
    "an address with the name of another person",
    set(0, { email: "theo.inverley@home.example" }),
    /^Maya Okafor .* The address has the name of Theo Inverley\./,
    [["readdressed", 1]],
  ],
  [
    "names that are one row off",
    setAll(({ kind, name }, index) => ({ name: kind === "letter" ? nameAt(index + 1) : name })),
    /^8 of 8 letters would get a name that another person has or had, such as Wren Quill: Wren Quill → Ines Marwick\. Another person has or had this name\./,
    [["taken", 8]],
  ],
  [
    "the name of a person who was removed",
    (people) => void (set(0, { name: "Leo Castellan" })(people), people.records.splice(1, 1)),
    /^Maya Okafor \(letter\) would get a name that/,
    [
      ["taken", 1],
      ["removed", 1],
    ],
  ],
  [
    "the other kind",
    set(0, { kind: "decision" }),
    /^Maya Okafor \(letter\) would move to the other table, letter → decision/,
    [["moved", 1]],
  ],
  [
    "exchanged tables",
    setAll(({ kind }) => ({ kind: kind === "letter" ? "decision" : "letter" })),
    /^8 of 8 letters would move to the other table, letter → decision: Maya Okafor, Leo Castellan, .*Ines Marwick$/,
    [["moved", 10]],
  ],
  [
    "another link",
    set(0, { uuid: "another-id-of-maya" }),
    /^Maya Okafor \(letter\) would get another link/,
    [["relinked", 1]],
  ],
  [
    "another link in the other table",
    set(0, { uuid: "another-id-of-maya", kind: "decision" }),
    /^Maya Okafor \(letter\) would move to the other table/,
    [
      ["moved", 1],
      ["relinked", 1],
    ],
  ],
  [
    "an address of another person",
    set(0, { email: addressOf("Leo Castellan") }),
    /another address.*This was the address of Leo Castellan\./,
    [["readdressed", 1]],
  ],
  [
    "a new address",
    set(0, { email: "maya@home.example" }),
    /^Maya Okafor \(letter\) would get another address, maya.okafor@school.example → maya@home.example/,
    [["readdressed", 1]],
  ],
  [
    "AM for PM",
    setAll(() => ({ releaseAt: "2027-03-27T12:00:00.000Z" })),
    /^8 of 8 letters would open earlier, March 27, 2027 at 5:00 PM PDT → March 27, 2027 at 5:00 AM PDT, 12 hours earlier/,
    [["earlier", 10]],
  ],
  [
    "last year",
    setAll(() => ({ releaseAt: "2026-03-28T00:00:00.000Z" })),
    /^8 of 8 letters would open earlier, .* 365 days earlier/,
    [["earlier", 10]],
  ],
  [
    "one row an hour later",
    set(0, { releaseAt: "2027-03-28T01:00:00.000Z" }),
    /^Maya Okafor \(letter\) would open later, .*, 1 hour later/,
    [["later", 1]],
  ],
  [
    "a removed person",
    (people) => void people.records.shift(),
    /^Maya Okafor \(letter\) would be removed/,
    [["removed", 1]],
  ],
  [
    "an emptied table",
    (people) => void people.records.splice(0, 8),
    /^8 of 8 letters would be removed/,
    [["removed", 8]],
  ],
  [
    "a sign-in with another name",
    (people) => void Object.assign(people.signIns[0] ?? {}, { name: "Leo" }),
    /^Maya Okafor \(sign-in\) would sign in with another name/,
    [["signInRenamed", 1]],
  ],
  [
    "a sign-in with another address",
    (people) => void Object.assign(people.signIns[0] ?? {}, { email: "m@x.example" }),
    /^Maya Okafor \(sign-in\) would sign in with another address, Maya Okafor, maya.okafor@school.example → Maya Okafor, m@x.example/,
    [["signInReaddressed", 1]],
  ],
  [
    "a sheet of other people",
    (people) => void people.signIns.splice(0, 10, { email: "x@y.example", name: "X" }),
    /^10 of 10 sign-ins could not sign in any more/,
    [
      ["signInRemoved", 10],
      ["signInAdded", 1],
    ],
  ],
])("%s is first, and in a separate group", (_what, change, first, groups) => {
  const list = listOf(change)
  expect(list.suspicions[0]).toMatch(first)
  expect(summaryOf(list)).toEqual(groups)
})

it("a slip is listed before ten corrections of another kind", () => {
  const list = listOf((people) => {
    setAll((_record, index) => ({ email: `new${index}@home.example` }))(people)
    set(3, { name: "Kofi Ashgrove" })(people)
  })
  expect(list.suspicions[0]).toMatch(/^Noor Bellwater \(letter\) would get a name that another person has or had/)
})

it("each kind of change has a sentence, so that one slip does not disappear behind many others", () => {
  const letterOf = (place: number) => String.fromCharCode(97 + place)
  const many = Array.from({ length: 240 }, (_, index) =>
    recordOf("letter", `Kite ${letterOf(index % 26)}${letterOf(Math.floor(index / 26))}`),
  )
  const before = { ...published, records: [...published.records, ...many] }
  const list = listOf((people) => {
    people.records.push(...many.map((record, index) => (index < 40 ? { ...record, name: `${record.name}x` } : record)))
    set(0, { name: "Petra Stonebridge" })(people)
    set(8, { kind: "letter" })(people)
    people.records.splice(1, 1)
    people.records.push(recordOf("letter", "Rafi Underhay"))
  }, before)
  // Ten, and the sentence about links that may have been sent.
  expect(list.suspicions).toHaveLength(11)
  for (const sentence of [
    /^Maya Okafor .* nothing in common/,
    /^Theo Inverley .* other table/,
    /^Leo Castellan .* removed/,
    /^Rafi Underhay .* added/,
  ])
    expect(list.suspicions).toContainEqual(expect.stringMatching(sentence))
})

it.each([
  ["Maya Okafor", "Maya Lindqvist", "renamed"],
  ["Jon Smyth", "John Smith", "renamed"],
  ["Maya Okafor", "Petra Stonebridge", "replaced"],
])("%s → %s is in the group %j", (before, after, group) => {
  const records = [recordOf("letter", before)]
  const list = createChangeList(
    { ...published, records },
    { ...published, records: [{ ...recordOf("letter", before), name: after }] },
    [],
    { now },
  )
  expect(summaryOf(list)).toEqual([[group, 1]])
})

describe("two people with the same name", () => {
  const [one, other] = ["one", "other"].map((id) => ({
    ...recordOf("letter", "Wren Quill"),
    uuid: `id-of-${id}`,
    email: `${id}@home.example`,
  }))
  const before: Publication = { ...published, records: [one, other].flatMap((record) => record ?? []) }
  const listAfter = (records: PublishedRecord[]) => createChangeList(before, { ...before, records }, [], { now })

  it("are told apart by their addresses if one moves", () => {
    const list = listAfter(before.records.map((record, index) => (index ? record : { ...record, kind: "decision" })))
    expect(list.suspicions[0]).toMatch(
      /Another person has the same name: this one has the address one@home\.example, the letter has the address other@home\.example\./,
    )
  })

  it("are told apart by their ids if they have no addresses and exchange their tables", () => {
    const bare = before.records.map((record, index) => ({
      ...record,
      email: null,
      kind: index ? "decision" : "letter",
    }))
    const exchanged = bare.map((record) => ({ ...record, kind: record.kind === "letter" ? "decision" : "letter" }))
    const list = createChangeList({ ...before, records: bare }, { ...before, records: exchanged }, [], { now })
    expect(list.suspicions[0]).toMatch(
      /Another person has the same name: this one has the id id-of-one, the decision has the id id-of-other\./,
    )
  })

  it("who exchange their addresses are shown as such", () => {
    const addresses = before.records.map(({ email }) => email).reverse()
    const list = listAfter(before.records.map((record, index) => ({ ...record, email: addresses[index] ?? null })))
    expect(list.suspicions[0]).toContain("Wren Quill and Wren Quill exchange their addresses.")
  })
})

it("nothing is suspicious about people who are added in time", () => {
  const list = listOf((people) => void people.records.push(recordOf("letter", "Rafi Underhay")))
  expect([list.suspicions, summaryOf(list)]).toEqual([[], [["added", 1]]])
  expect(list.counts).toEqual({ added: 1, removed: 0, changed: 0, openAtOnce: 0 })
})

it.each([
  [
    "Maya Okafor copy",
    /^Maya Okafor copy .* would be added, .*@school\.example\. Maya Okafor \(letter\) has nearly the same name\. One person\?/,
  ],
  ["Beo Castellan", /^Beo Castellan .* Leo Castellan \(letter\) has nearly the same name/],
  ["Teo Inverley", /^Teo Inverley .* Theo Inverley \(decision\) has nearly the same name/],
  ["RAFI UNDERHAY", /^RAFI UNDERHAY .* The name has small or capital letters/],
])("a person who is added with the name %s is suspicious", (name, sentence) => {
  const list = listOf((people) => void people.records.push(recordOf("letter", name)))
  expect(list.suspicions).toEqual([expect.stringMatching(sentence)])
})

it("a correction of a name to one that does not look like a name says so", () => {
  expect(listOf(set(0, { name: "Maya 0kafor" })).suspicions[0]).toMatch(/another name, .* The name has "0"\./)
})

it("up to twenty corrections of names are all shown", () => {
  const list = listOf(setAll(({ name }) => ({ name: name.replace("e", "ee") })))
  expect(list.suspicions).toContainEqual(
    expect.stringMatching(
      /^7 of 8 letters would get another name: .*; Ines Marwick → Inees Marwick; Leo Castellan → Leeo Castellan; /,
    ),
  )
})

it("many instants that differ are one suspicion, with an example", () => {
  const list = listOf(
    setAll((_record, index) => ({ releaseAt: new Date(Date.parse(release) + index * 60_000 * 1441).toJSON() })),
  )
  expect(list.suspicions).toEqual([
    expect.stringMatching(/^7 of 8 letters would open later, such as Leo Castellan: .* about 24 hours later$/),
    expect.stringMatching(/^Theo Inverley .*, about 8 days later\.$/),
    expect.stringMatching(/^Gala Pellerin .*, about 9 days later\.$/),
    'Pages open at 10 different times, which "Afterwards" lists. Is each intended?',
  ])
})

describe("an instant of people who are added", () => {
  const first: Publication = { version: 0, records: [], signIns: [], withdrawals: [] }
  it.each([
    ["2027-03-27T12:00:00.000Z", /^10 rows open on March 27, 2027 at 5:00 AM PDT, at night in Los Angeles/],
    ["2026-03-28T00:00:00.000Z", /^10 rows open on .*, in the past, so the site shows them at once/],
    ["2028-03-28T00:00:00.000Z", /^10 rows open on .*, more than 300 days ahead\. A wrong year\?/],
  ])("is suspicious: %s", (releaseAt, sentence) => {
    const list = listOf(
      setAll(() => ({ releaseAt })),
      first,
    )
    expect(list.suspicions).toEqual([expect.stringMatching(sentence)])
    expect(list.counts.openAtOnce).toBe(releaseAt < "2027" ? 10 : 0)
  })

  it("is suspicious if others have another one, however many they are", () => {
    const list = listOf(
      setAll((_record, index) => (index < 4 ? { releaseAt: "2027-03-28T17:00:00.000Z" } : {})),
      first,
    )
    expect(list.suspicions).toEqual(['Pages open at 2 different times, which "Afterwards" lists. Is each intended?'])
  })

  it("is suspicious if one row has it beside twenty others", () => {
    const list = listOf((people) => {
      for (let index = 0; index < 12; index += 1)
        people.records.push(recordOf("letter", `Kite ${"ABCDEFGHIJKL"[index]}`))
      set(0, { releaseAt: "2027-03-28T01:00:00.000Z" })(people)
    }, first)
    expect(list.suspicions).toEqual([
      expect.stringMatching(
        /^Maya Okafor \(letter\) opens on .*, 1 hour later than 21 other rows\. A slip, or another time zone\?$/,
      ),
      expect.stringMatching(/^Pages open at 2 different times/),
    ])
  })
})

it("an instant of a few rows is suspicious beside one of many, with the names and the difference", () => {
  const crowd = Array.from({ length: 26 }, (_, index) =>
    recordOf("letter", `Kite ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index]}`),
  )
  const after = ["Ruby Hart", "Ivo Lund"].map((name) => ({
    ...recordOf("letter", name),
    releaseAt: "2027-03-27T17:00:00.000Z",
  }))
  const list = createChangeList({ ...published, records: crowd }, { ...published, records: [...crowd, ...after] }, [], {
    now,
  })
  expect(list.suspicions).toEqual([
    expect.stringMatching(
      /^Ruby Hart \(letter\), Ivo Lund \(letter\) open on March 27, 2027 at 10:00 AM PDT, 7 hours earlier than 26 other rows/,
    ),
    expect.stringMatching(/^Pages open at 2 different times/),
  ])
})

it("says of a change whether the page may have been read", () => {
  const open: Publication = {
    ...published,
    records: published.records.map((record) => ({ ...record, releaseAt: "2027-03-01T00:00:00.000Z" })),
  }
  const list = createChangeList(open, { ...open, records: open.records.slice(1) }, [], { now })
  expect(list.suspicions).toEqual([
    expect.stringMatching(/^Maya Okafor \(letter\) would be removed\. The page may have been read\.$/),
  ])
  expect(formatChangeList(list)).toContain("  letter: Maya Okafor (open already, so it may have been read)")
})

it.each<[string, Withdrawal, RegExp]>([
  [
    "id",
    { uuid: "id-of-rafi.underhay@school.example".slice(0, 40), email: null, name: "R." },
    /^Rafi Underhay \(letter\) would return, although they were withdrawn/,
  ],
  [
    "name",
    { uuid: "another-id-of-rafi", email: null, name: "Underhay, Rafi" },
    /^Rafi Underhay \(letter\) would return, although they were withdrawn/,
  ],
  [
    "address",
    { uuid: "another-id-of-tom", email: "RAFI.underhay@school.example", name: "Tom Underhay" },
    /^Rafi Underhay \(letter\) would be added, .* The address is that of Tom Underhay, who was withdrawn\.$/,
  ],
])("a new row with the %s of a withdrawn person is first", (_what, withdrawal, sentence) => {
  const list = listOf((people) => void people.records.push(recordOf("letter", "Rafi Underhay")), {
    ...published,
    withdrawals: [withdrawal],
  })
  expect(list.suspicions[0]).toMatch(sentence)
})

it("of two withdrawn people with one address, the one with the id returns", () => {
  const rafi = recordOf("letter", "Rafi Underhay")
  const list = listOf((people) => void people.records.push(rafi), {
    ...published,
    withdrawals: ["Tom Underhay", "R. Underhay"].map((name, index) => ({
      uuid: index ? rafi.uuid : "another-id",
      email: rafi.email,
      name,
    })),
  })
  expect(list.suspicions[0]).toMatch(/^Rafi Underhay \(letter\) would return, although they were withdrawn/)
})

it("a new address of one of two people with one name has a note about the other one", () => {
  const records = published.records.map((record, index) => (index === 1 ? { ...record, name: "Maya Okafor" } : record))
  const after = [{ ...records[0], email: "maya@home.example" } as PublishedRecord, ...records.slice(1)]
  const list = createChangeList({ ...published, records }, { ...published, records: after }, [], { now })
  expect(list.suspicions[0]).toMatch(
    /^Maya Okafor \(letter\) would get another address, .* Another person has the same name: .* the letter has the address leo\./,
  )
})

it("says that open pages close, which a later instant does", () => {
  const open = {
    ...published,
    records: published.records.map((one) => ({ ...one, releaseAt: "2027-03-26T19:00:00.000Z" })),
  }
  const list = listOf(() => undefined, open)
  expect(summaryOf(list)).toEqual([["closed", 10]])
  expect(list.suspicions[0]).toMatch(/^8 of 8 letters would close until a later instant/)
})

it("the list for the terminal has every person, and has no character that a terminal obeys", () => {
  const list = listOf(setAll((_record, index) => ({ name: `New ${index}\u001b[2J\u202e` })))
  const lines = formatChangeList(list)
  for (const index of published.records.keys()) expect(lines.join("\n")).toContain(`→ New ${index}U+001B[2JU+202E`)
  for (const character of ["\u001b", "\u202e"]) expect(lines.join("")).not.toContain(character)
})

it("says what is true afterwards, with the numbers and the time in Los Angeles and on this computer", () => {
  const after = { records: published.records, signIns: published.signIns }
  const { afterwards } = createChangeList(published, after, [], { now, timeZone: "Europe/Berlin" })
  expect(afterwards).toEqual([
    "8 letters, 2 decisions, 10 sign-ins.",
    "8 letters and 2 decisions open on Saturday, March 27, 2027 at 5:00 PM PDT (on this computer March 28, 2027 at 1:00 AM GMT+1).",
  ])
})

it("says first that tables and sheet disagree about more than three people", () => {
  const doubt = { level: "warning" as const, place: "Sheet, row 2", message: "is in no table." }
  const listWith = (count: number) =>
    createChangeList(published, published, Array(count).fill(doubt) as (typeof doubt)[], { now })
  expect(listWith(4).suspicions[0]).toMatch(/^Tables and sheet disagree in 4 places/)
  expect(listWith(3).suspicions).toEqual(Array(3).fill("Sheet, row 2: is in no table."))
  expect(formatChangeList(listWith(3))).toContain("Tables and sheet disagree: 3")
})

describe("the digest", () => {
  const request = { comparedWith: 1, action: "publish" as const, ...published }

  it("is the same for the same rows in another order", () => {
    const reversed = {
      ...request,
      records: [...published.records].reverse(),
      signIns: [...published.signIns].reverse(),
    }
    expect(digestOf(reversed)).toBe(digestOf(request))
    expect(digestOf(request)).toMatch(/^[\da-f]{12}$/)
  })

  it.each([
    { comparedWith: 2 },
    { action: "undo" as const },
    { records: published.records.slice(1) },
    { records: published.records.map((record) => ({ ...record, releaseAt: "2027-03-28T00:00:01.000Z" })) },
    { records: published.records.map((record) => ({ ...record, email: null })) },
    { signIns: [] },
    { withdrawals: [{ uuid: null, email: "a@b.example", name: "A" }] },
  ])("is another one for another change: %j", (change) => {
    expect(digestOf({ ...request, ...change })).not.toBe(digestOf(request))
  })
})

it("shows a name that may be none beside many names in capital letters", () => {
  const words = "ABEL BRAM CLEO DINA EZRA FINN GUST HUGO IRIS JULE KNUT LUIS".split(" ")
  const capitals = words.map((word, index) => recordOf("letter", `${word} ${words.at(index - 5)}SEN`))
  const after = {
    records: [...published.records, ...capitals, recordOf("letter", "Test Test")],
    signIns: [...published.signIns],
  }
  const { suspicions } = createChangeList(published, after, [], { now })
  expect(suspicions).toContainEqual(expect.stringMatching(/^Test Test .* The name may be no name\.$/))
  expect(suspicions).toContainEqual(
    expect.stringMatching(/^12 of \d+ letters .* The name has small or capital letters/),
  )
})

it.each([
  ["another address", set(0, { email: "maya@home.example" }), 1],
  ["another person", set(0, { name: "Petra Stonebridge", releaseAt: "2099-01-01T00:00:00.000Z" }), 1],
  ["a corrected name", set(0, { name: "Mia Okafor" }), 0],
  ["no address", set(0, { email: null }), 0],
  ["another address, and a new id", set(0, { email: "maya@home.example", uuid: "another-id-of-maya" }), 0],
])("%s of a link that may have been sent has a sentence", (_what, change, count) => {
  const record = { ...recordOf("letter", letters[0] ?? ""), releaseAt: "2099-01-01T00:00:00.000Z" }
  const before = { ...published, records: [record, ...published.records.slice(1)] }
  const sentences = listOf(change, before).suspicions.filter((text) => text.includes("another person or address"))
  expect(sentences).toHaveLength(count)
})
