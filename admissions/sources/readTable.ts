/** Reads whole tables of Airtable, page by page, with at most one request per second. */
import { quote } from "../../messages/format"
import { fetchPage, type AirtableRecord } from "./airtable"
import type { Context } from "../context"
import { cleanName, hasText } from "../check/names"
import type { ReadingSettings, TableName } from "../settings"

export interface TableRow {
  kind: TableName["kind"]
  /** Such as `Letters, row 17 ("Maya Okafor")`. A row without a name is shown by its whole id. */
  place: string
  uuid: unknown
  name: unknown
  /** In the optional column "Email". */
  email: unknown
  /** In the optional column "Shared": other people have the same address. */
  shared: unknown
  /** In the column RECORDS_RELEASE_COLUMN. */
  release: unknown
  /** The values of all columns. */
  cells: AirtableRecord["fields"]
}

export interface Table extends TableName {
  /** In Airtable's order. */
  rows: readonly TableRow[]
  /** The columns that have a value in some row. */
  columns: readonly string[]
  /** Those of them that are not read. */
  unread: readonly string[]
  /** The columns of whose values more than half are email addresses. */
  addressColumns: readonly string[]
}

/**
 * Milliseconds after a response, so that at most one request per second arrives, of five that Airtable allows: other
 * programs use the base too.
 */
const requestInterval = 1_000
/** A line of progress is printed every ten pages of a hundred rows: about every ten seconds. */
const progressPages = 10

const isLikeAddress = (value: unknown) => typeof value === "string" && /^[^\s@]+@[^\s@]+$/.test(value.trim())

/** Creates a client of the tables. */
export function createTableReader(settings: ReadingSettings, { fetch, wait, print }: Context) {
  const {
    RECORDS_UPSTREAM_URL: url,
    RECORDS_UPSTREAM_TOKEN: token,
    RECORDS_RELEASE_COLUMN: releaseColumn = "",
  } = settings
  let hasSent = false

  /**
   * Reads the rows of a table with all their columns, which show how a missing column is spelled.
   * @throws Error with instructions
   */
  return async function readTable({ kind, title }: TableName): Promise<Table> {
    print(`Reading the table "${title}", also the rows that a filter or a view hides…`)
    const records: AirtableRecord[] = []
    const offsets = new Set<string | undefined>()
    let offset: string | undefined
    do {
      if (offsets.has(offset))
        throw new Error(
          `${title}: The table "${title}" has a page that leads to itself, so it was not read completely. Try again.`,
        )
      offsets.add(offset)
      if (hasSent) await wait(requestInterval)
      hasSent = true
      if (offsets.size % progressPages === 0) print(`Reading the table "${title}": page ${offsets.size}…`)
      const page = await fetchPage({ url, token, fetch }, title, offset)
      records.push(...page.records)
      offset = page.offset
    } while (offset !== undefined)
    // If rows change their places between two pages, one comes twice, and another one may be missing.
    const distinct = new Set(records.map(({ id, fields }) => JSON.stringify([id, fields["UUID"]])))
    if (distinct.size < records.length)
      throw new Error(
        `${title}: The table "${title}" has changed while it was read: a row came twice. Run the command again, ` +
          "while no one sorts or edits the table.",
      )
    const rows = records.map(({ id, fields }, index) => {
      const { UUID: uuid, name, Email: email, Shared: shared, [releaseColumn]: release } = fields
      const person = hasText(name) ? cleanName(name) : undefined
      const shown = person ? quote(person) : uuid === undefined ? id : `id ${JSON.stringify(uuid)}`
      return {
        kind,
        place: `${title}, row ${index + 1} (${shown})`,
        uuid,
        name: person ?? name,
        email,
        shared,
        release,
        cells: fields,
      }
    })
    const columns = [...new Set(records.flatMap(({ fields }) => Object.keys(fields)))]
    const hasAddresses = (column: string) => {
      const cells = records.map(({ fields }) => fields[column]).filter((cell) => cell !== undefined)
      // A few may be empty in another way, such as "n/a".
      return cells.filter(isLikeAddress).length * 2 > cells.length
    }
    const read = ["UUID", "name", "Email", "Shared", releaseColumn]
    const unread = columns.filter((column) => !read.includes(column))
    return { kind, title, rows, columns, unread, addressColumns: columns.filter(hasAddresses) }
  }
}
