/** Checks that the data API does not expose the tables of the records broker. */
import { connect } from "../../services/data/connect"
import { startDataProcess, type DataProcess } from "../../services/data/startDataProcess"
import { localAnonymousKey, localServiceKey } from "../../services/localEnvironment"

let service: DataProcess

beforeAll(async () => {
  service = await startDataProcess()
}, 60_000)
afterAll(() => service.close())

const tables = ["mirror", "tables", "sync", "broker"]
const tableNames = tables.flatMap((name) => [name, `records.${name}`])

it.each(tableNames)("%s cannot be read or written with any key", async (name) => {
  for (const key of [localAnonymousKey, localServiceKey]) {
    const client = connect(service.url, key)
    const attempts = [
      await client.from(name).select(),
      await client.from(name).insert({ source: "Letters", uuid: "x" }),
      await client.from(name).update({ source: "x" }).neq("source", ""),
      await client.from(name).delete().neq("source", ""),
      await client.schema("records").from(name).select(),
    ]
    for (const { data, error } of attempts) {
      expect(error?.code).toBe("PGRST205")
      expect(data).toBeNull()
    }
  }
})
