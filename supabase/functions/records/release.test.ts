/** Tests on a real PostgreSQL what a slip in the tables may change on the site, and when the site shows a record. */
import { startDataProcess } from "../../../local-services/data/startDataProcess"
import type { BrokerOptions } from "./broker"
import { createRows, releaseColumn, setUp, type Row } from "./testing/workers"

const { table, newWorker, lookUp, passTime } = setUp(startDataProcess, createRows(30))

const withRelease = { releaseColumn }
const sync = async (options: Partial<BrokerOptions> = {}, ...forced: string[]) => {
  const result = await newWorker(options).syncForStaff(...forced)
  return result.kind === "done" ? result.tables : {}
}
const lookUpWithRelease = (row: Row | undefined, tableName = "Letters") => lookUp(row?.uuid, tableName, withRelease)
const renamed = (count: number) =>
  table.rows.map((row, index) => (index < count ? { ...row, name: `${row.name} of another person` } : row))
const at = (rows: readonly Row[], release: string | undefined) => rows.map((row) => ({ ...row, release }))
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

describe("a sync that would rename records", () => {
  it.each([
    [30, 6, "synced"],
    [29, 6, "refused"],
    [10, 5, "synced"],
  ])("of %i, %i: %s", async (count, others, kind) => {
    table.rows = createRows(count)
    await sync()
    const [first] = table.rows
    table.rows = renamed(others)
    const { Letters, Decisions } = await sync()
    expect(Letters).toMatchObject({ kind, renamed: Array(others).fill(expect.stringContaining("→")), removed: 0 })
    expect(await lookUp(first?.uuid)).toBe(kind === "synced" ? table.rows[0]?.name : first?.name)
    if (kind === "synced") return
    expect(Letters).toMatchObject({
      reason: expect.stringContaining(`another name, or none, for ${others} of the ${count}`) as string,
    })
    expect(Decisions).toEqual({ kind: "unchanged", changes: expect.objectContaining({ added: 0 }) as object })
    expect(await sync({}, "Letters")).toMatchObject({ Letters: { kind: "synced" } })
    expect(await lookUp(first?.uuid)).toBe(table.rows[0]?.name)
  })

  it("is refused for the scheduler too, and if two of them get the names of others", async () => {
    await sync()
    const nameOfFirst = async (...names: string[]) => {
      table.rows = createRows(30).map((row, index) => ({ ...row, name: names[index] ?? row.name }))
      await newWorker().sync({ minAge: 0 })
      return lookUp(table.rows[0]?.uuid)
    }
    expect(await nameOfFirst("Applicant 2")).toBe("Applicant 2")
    table.decisions = [{ uuid: "id-of-a-decision-0", name: "Applicant 1" }]
    expect(await nameOfFirst("Applicant of a decision")).toBe("Applicant 2")
  })

  it("does not count names that were blank and ids that became duplicates, but names that become blank", async () => {
    const names = table.rows
    table.rows = names.map((row, index) => ({ ...row, name: index < 10 ? "" : index < 20 ? "  " : row.name }))
    await sync()
    table.rows = [...names, ...names.slice(20)]
    expect(await sync()).toMatchObject({ Letters: { kind: "synced", renamed: [], duplicateIds: 10 } })
    table.rows = names.map((row, index) => ({ ...row, name: index < 2 ? "" : row.name }))
    expect(await sync()).toMatchObject({ Letters: { kind: "refused", renamed: { 1: "Applicant 1 → " } } })
  })
})

describe("both tables", () => {
  it("change together or not at all: a forced table does not force the other one", async () => {
    await sync()
    table.rows = table.rows.slice(0, 3)
    table.decisions = []
    expect(await sync({}, "Letters")).toMatchObject({
      Letters: { kind: "unchanged", changes: { removed: 27 } },
      Decisions: { kind: "refused" },
    })
    expect(await lookUp(createRows(30)[20]?.uuid)).toBe("Applicant 20")
    expect(await sync({}, "Letters", "Decisions")).toMatchObject({ Letters: { kind: "synced" } })
  })

  it.each([undefined, inSeconds(3600)])(
    "that have an id are unavailable for it, also with the release %s",
    async (release) => {
      const [both] = table.rows
      table.decisions.push({ uuid: both?.uuid ?? "", name: "Other", release })
      table.rows = at(table.rows, inSeconds(-60))
      expect(await sync(withRelease)).toMatchObject({ Letters: { duplicateIds: 1 }, Decisions: { duplicateIds: 1 } })
      expect([await lookUpWithRelease(both), await lookUpWithRelease(both, "Decisions")]).toEqual([
        "503 300",
        "503 300",
      ])
    },
  )
})

describe("a record with the instant of its release", () => {
  it("does not exist before it, for no table, and exists from then on without another sync", async () => {
    const release = inSeconds(3600)
    const [row] = (table.rows = at(table.rows, release))
    expect(await sync(withRelease)).toMatchObject({ Letters: { rows: 30, open: 0 } })
    for (const tableName of ["Letters", "Decisions"])
      expect(await lookUpWithRelease(row, tableName)).toBe(`403 ${release}`)
    table.override = () => Response.json({}, { status: 500 })
    await passTime(3000)
    expect(await lookUpWithRelease(row)).toMatch(/^403 /)
    await passTime(600)
    expect(await lookUpWithRelease(row)).toBe(row?.name)
  })

  it("has one for each, and none without an instant that Airtable writes", async () => {
    const releases = [inSeconds(-1), inSeconds(3600), undefined, "2026-03-28", "2026-03-28T00:00:00Z", "now"]
    table.rows = releases.map((release, index) => ({
      uuid: `id-of-applicant-${index}`,
      name: `Name ${index}`,
      release,
    }))
    expect(await sync(withRelease)).toMatchObject({ Letters: { rows: 6, open: 1 } })
    const names = await Promise.all(table.rows.map((row) => lookUpWithRelease(row)))
    expect(names).toEqual(["Name 0", `403 ${releases[1]}`, null, null, null, null])
  })

  it("is shown at once without a release column, but only after a sync with the new setting", async () => {
    const [row] = (table.rows = at(table.rows.slice(0, 5), inSeconds(3600)))
    await sync(withRelease)
    expect(await lookUpWithRelease(row)).toMatch(/^403 /)
    expect(await sync()).toMatchObject({ Letters: { kind: "synced", opened: 5, open: 5 } })
    // The mirror was read without the column. This lookup starts a sync.
    expect(await lookUpWithRelease(row)).toBe(row?.name)
    expect(await lookUpWithRelease(row)).toMatch(/^403 /)
  })

  it("is not opened by a slip in the year, or without the column, unless the staff force it", async () => {
    const [row] = (table.rows = [...at(table.rows.slice(9), inSeconds(3600)), ...at(table.rows.slice(0, 9), undefined)])
    await sync(withRelease)
    table.rows = at(table.rows, inSeconds(-365 * 24 * 3600))
    const refused = {
      Letters: { kind: "refused", opened: 30, reason: expect.stringContaining("would open 30") as string },
    }
    expect(await sync(withRelease)).toMatchObject(refused)
    expect(await sync()).toMatchObject(refused)
    expect(await lookUpWithRelease(row)).toMatch(/^403 /)
    expect(await sync(withRelease, "Letters")).toMatchObject({ Letters: { kind: "synced" } })
    expect(await lookUpWithRelease(row)).toBe(row?.name)
  })
})

describe("a sync that would hide records", () => {
  it.each([
    ["have no release any more", undefined, 30],
    ["have a later release", inSeconds(3600), 0],
  ])("because they %s is refused", async (_what, release, never) => {
    const [row] = (table.rows = at(table.rows, inSeconds(-60)))
    await sync(withRelease)
    table.rows = at(table.rows, release)
    expect(await sync(withRelease)).toMatchObject({
      Letters: {
        kind: "refused",
        hidden: 30,
        never,
        reason: expect.stringContaining("would hide 30 of its 30") as string,
      },
    })
    expect(await lookUpWithRelease(row)).toBe(row?.name)
    expect(await sync(withRelease, "Letters")).toMatchObject({ Letters: { kind: "synced", hidden: 30 } })
  })

  it("is refused before their release too, so that a wrong year cannot follow", async () => {
    table.rows = at(table.rows, inSeconds(3600))
    await sync(withRelease)
    table.rows = at(table.rows, undefined)
    expect(await sync(withRelease)).toMatchObject({ Letters: { kind: "refused", hidden: 30 } })
  })
})

describe("an empty table", () => {
  it("is unavailable until it has rows, and does not block the other one", async () => {
    const [decision] = table.decisions.splice(0)
    expect(await sync()).toMatchObject({ Letters: { kind: "synced" }, Decisions: { kind: "synced", rows: 0 } })
    expect(await lookUp(decision?.uuid, "Decisions")).toBe("503 300")
    expect(await lookUp(table.rows[0]?.uuid)).toBe("Applicant 0")
    if (decision) table.decisions = [decision]
    await sync()
    expect(await lookUp(decision?.uuid, "Decisions")).toBe(decision?.name)
  })

  it("that the staff force answers that an id does not exist, until it has had rows again", async () => {
    const [decision] = table.decisions.splice(0)
    await sync({}, "Decisions")
    await sync()
    expect(await lookUp(decision?.uuid, "Decisions")).toBeNull()
    if (decision) table.decisions = [decision]
    await sync()
    table.decisions = []
    expect(await sync()).toMatchObject({ Decisions: { kind: "refused" } })
  })
})
