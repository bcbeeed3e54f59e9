import { existsSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import { temporaryFolder } from "../../test/temporaryFolder"
import {
  createServices,
  functionUrl,
  ids,
  now,
  publicationOf,
  publishAll,
  release,
  runWith,
  sheetUrl,
  variables,
  type Fields,
  type Services,
} from "../testing/admissions"

const project = process.cwd()
beforeEach(() => process.chdir(temporaryFolder()))
afterEach(() => process.chdir(project))

const published = () => publishAll(createServices())
const change = (services: Services, fields: Fields) => void Object.assign(services.Letters[0] ?? {}, fields)
/** Publishes at a terminal. @param answers what the person types */
const publish = (services: Services, ...answers: string[]) => runWith(services, ["publish"], variables, answers)
const digestIn = (output: string) => /Digest of this list: ([\da-f]{12})/.exec(output)?.[1] ?? ""
const namesOf = ({ publications }: Services) => publications.at(-1)?.records.map(({ name }) => name)

/** Gives all published pages an instant in the past. */
const openAll = (services: Services, daysAgo: number) => {
  const releaseAt = new Date(now - daysAgo * 24 * 60 * 60 * 1000).toISOString()
  services.publications = services.publications.map((one) => ({
    ...one,
    records: one.records.map((record) => ({ ...record, releaseAt })),
  }))
}

describe("publish", () => {
  it("gives the only address that the sheet has for a name to none of two people with the name", async () => {
    const services = createServices()
    change(services, { name: "Wei Okafor", Email: "another@home.example" })
    Object.assign(services.Decisions[0] ?? {}, { name: "Wei Okafor" })
    services.sheet = services.sheet.filter(({ Name }) => Name !== "Noor Bellwater")
    Object.assign(services.sheet[0] ?? {}, { Name: "Wei Okafor" })
    await publish(services, "3 2 4 0")
    const [request] = services.publications
    expect(request?.records.filter(({ name }) => name === "Wei Okafor").map(({ email }) => email)).toEqual([
      "another@home.example",
      null,
    ])
  })

  it("publishes and looks up the rows of tables and sheet once the four numbers are typed", async () => {
    const services = createServices()
    const { hasSucceeded, output, requests } = await publish(services, "3 2 5 0")
    expect(hasSucceeded).toBe(true)
    expect(output).toContain("Added: 10. Removed: 0. Changed: 0. Open at once: 0.")
    expect(output).toContain("People are only added. Compare some with the applications")
    expect(output).toMatch(
      /\nLive since March 26, 2027 at 1:00 PM PDT: version 1, 5 letters and decisions, 5 sign-ins\. 5 links were looked up and answered as published\.$/,
    )
    // The first one asks only whether the function answers this site.
    expect(requests.filter((url) => url.includes("filterByFormula"))).toHaveLength(1 + 5)
    const email = "person0@school.example"
    expect(services.publications).toEqual([
      expect.objectContaining({ comparedWith: 0, action: "publish", publishedBy: "noor" }),
    ])
    expect(services.publications[0]?.records[0]).toEqual({
      uuid: ids[0],
      kind: "letter",
      name: "Maya Okafor",
      releaseAt: release,
      email,
      isShared: false,
    })
    expect(services.publications[0]?.signIns[0]).toEqual({ email, name: "Maya Okafor" })
  })

  it("folds ids", async () => {
    const services = createServices()
    change(services, { UUID: ids[0].toUpperCase() })
    await publish(services, "3 2 5 0")
    expect(services.publications[0]?.records[0]?.uuid).toBe(ids[0])
  })

  it("marks shared addresses", async () => {
    const services = createServices()
    const Email = "family@school.example"
    change(services, { Email, Shared: true })
    Object.assign(services.Letters[1] ?? {}, { Email, Shared: true })
    await publish(services, "3 2 5 0", "4")
    expect(services.publications[0]?.records.slice(0, 2)).toEqual([
      expect.objectContaining({ uuid: ids[0], email: Email, isShared: true }),
      expect.objectContaining({ uuid: ids[1], email: Email, isShared: true }),
    ])
  })

  it.each([[""], ["y"], ["yes"], ["3 2 5"], ["3, 2, 5, 0"], ["3 2 5 1"]])(
    "publishes nothing after the answer %j",
    async (answer) => {
      const services = createServices()
      const { hasSucceeded, output } = await publish(services, answer)
      expect([hasSucceeded, services.publications]).toEqual([false, []])
      expect(output).toContain("This is another answer than the one above. Nothing was published.")
    },
  )

  it("says so if nothing differs", async () => {
    const { hasSucceeded, output } = await publish(published())
    expect(hasSucceeded).toBe(true)
    expect(output).toContain("Nothing to publish")
  })

  it("stops at an error of the tables", async () => {
    const services = published()
    change(services, { name: "#REF!" })
    const { hasSucceeded, output } = await publish(services, "0 0 1 0")
    expect([hasSucceeded, services.publications.length]).toEqual([false, 1])
    expect(output).toContain("has an error of a spreadsheet")
  })

  it("prints what tables and sheet show differently beside an error, because no list follows", async () => {
    const services = createServices()
    change(services, { Email: "person1@school.example" })
    Object.assign(services.Letters[1] ?? {}, { Email: "person1@school.example" })
    const { output } = await publish(services)
    expect(output).toContain('is also in Letters, row 1 ("Maya Okafor"). Correct it.')
    expect(output).toContain('"Maya Okafor" has an address for which the sheet has another name, "Leo Castellan".')
    expect(output).not.toContain("below")
  })

  it("writes the list into a file that only its owner can read", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    const { output } = await publish(services, "0 0 1 0")
    const file = path.join(".data", "changes.html")
    const html = await readFile(file, "utf8")
    expect(html).toContain(digestIn(output))
    if (process.platform !== "win32") expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it("asks for the number of people about whom tables and sheet disagree, if they are more than three", async () => {
    const services = createServices()
    services.sheet = services.sheet.map((row, index) => ({ ...row, Name: `Other ${index}` }))
    expect((await publish(services, "3 2 5 0", "9")).hasSucceeded).toBe(false)
    const { hasSucceeded, output } = await publish(services, "3 2 5 0", "10")
    expect(output).toContain("  Tables and sheet disagree in 10 places")
    expect(output).toContain("No errors, 10 warnings, 10 of them below.")
    expect(hasSucceeded).toBe(true)
  })

  it("opens all rows at the instant of the command", async () => {
    const { RECORDS_RELEASE_COLUMN: _, ...others } = variables
    const services = createServices()
    const args = ["publish", "--release", "2027-04-01 17:00 America/Los_Angeles"]
    await runWith(services, args, others, ["3 2 5 0"])
    expect(new Set(services.publications[0]?.records.map(({ releaseAt }) => releaseAt))).toEqual(
      new Set(["2027-04-02T00:00:00.000Z"]),
    )
    expect((await runWith(services, args, variables, [])).output).toContain("Leave out the release of the command")
    expect((await runWith(services, ["publish"], others, [])).output).toContain(
      "Nothing says when the site shows the names",
    )
  })

  it.each([-7_200_000, 61_000])("stops if the clock of the database is %i ms ahead", async (ahead) => {
    const services = createServices()
    services.ahead = ahead
    const { output, requests } = await publish(services, "3 2 5 0")
    expect(output).toMatch(
      ahead > 0 ? /is 1 minute ahead of this computer.*open early/ : /120 minutes behind .*open late/,
    )
    expect([services.publications, requests.length]).toEqual([[], 1])
  })
})

describe("afterwards", () => {
  const afterwardsOf = async (services: Services) => (await publish(services)).output.split("Afterwards:")[1] ?? ""

  it("says that letters open after the day to commit in the content", async () => {
    const services = createServices()
    services.commitDeadline = "2027-03-27"
    expect(await afterwardsOf(services)).not.toContain("the day to commit")
    services.commitDeadline = "2027-03-26"
    expect(await afterwardsOf(services)).toContain("3 letters open after March 26, 2027, the day to commit")
  })

  it("says that a letter with a past release opens after the day to commit, and nothing about one that is open", async () => {
    const services = published()
    openAll(services, 9)
    services.commitDeadline = "2027-03-25"
    for (const row of [...services.Letters, ...services.Decisions]) row["Release"] = "2027-03-17T20:00:00.000Z"
    expect(await afterwardsOf(services)).not.toContain("the day to commit")
    services.Letters.push({ ...services.Letters[0], UUID: ids[5], name: "Priya Raman", Email: "priya@school.example" })
    expect(await afterwardsOf(services)).toContain("1 letter opens after March 25, 2027, the day to commit")
    services.Letters.pop()
    change(services, { Release: "2027-04-10T20:00:00.000Z" })
    expect(await afterwardsOf(services)).toContain("1 letter opens after March 25, 2027, the day to commit")
  })

  it("says how many rows have the address of the sheet with their name", async () => {
    const services = createServices()
    change(services, { Email: "person0@school.example" })
    expect(await afterwardsOf(services)).toContain("4 rows have no address and would get that of the sheet")
  })

  it("counts the choices in columns that change nothing", async () => {
    const services = createServices()
    for (const [index, row] of services.Letters.entries()) row["Status"] = index ? "Admit" : "Withdrawn"
    services.Letters.push({ ...services.Letters[0], UUID: ids[5], name: "Ines Duarte", Notes: "x" })
    expect(await afterwardsOf(services)).toContain(
      'All rows of Letters are published, whatever "Status" says: 2 Withdrawn, 2 Admit.',
    )
  })
})

describe("in a script", () => {
  it("prints the whole command with its release", async () => {
    const { RECORDS_RELEASE_COLUMN: _, ...others } = variables
    const words = "2027-04-01 17:00 America/Los_Angeles"
    const { output } = await runWith(createServices(), ["publish", "release", words], others)
    expect(output).toContain(`publish release "${words}" confirm ${digestIn(output)}`)
  })

  it("publishes nothing if the digest is without the word that confirms it", async () => {
    const services = createServices()
    const { output } = await runWith(services, ["publish"])
    expect((await runWith(services, ["publish", digestIn(output)])).output).toContain(
      "has too few words for a command, or other ones",
    )
    expect(services.publications).toEqual([])
  })

  it("publishes only with the digest of exactly this change, which another run has printed", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    const shown = await runWith(services, ["publish"])
    expect(shown.hasSucceeded).toBe(false)
    expect(shown.output).toContain(`npm run admissions publish confirm ${digestIn(shown.output)}`)
    change(services, { name: "Mila Okafor" })
    const other = await runWith(services, ["publish", "--confirm", digestIn(shown.output)])
    expect(other.output).toContain("this is another change than that of")
    expect(services.publications).toHaveLength(1)
    const { hasSucceeded } = await runWith(services, ["publish", "confirm", digestIn(other.output).toUpperCase()])
    expect([hasSucceeded, namesOf(services)?.[0]]).toEqual([true, "Mila Okafor"])
  })
})

describe("if the tables change while a person reads the list", () => {
  /** Publishes while a person with the list changes the services before the last answer. */
  const publishWhile = (services: Services, change: () => void, ...answers: string[]) => {
    let reads = 0
    services.respond = (url) => {
      if (url.href.startsWith(sheetUrl) && ++reads === 2) change()
      return undefined
    }
    return publish(services, ...answers)
  }

  it("publishes nothing until a person has confirmed the new difference", async () => {
    const services = createServices()
    const deleteLeo = () => {
      services.Letters = services.Letters.filter(({ name }) => name !== "Leo Castellan")
      services.sheet = services.sheet.filter(({ Name }) => Name !== "Leo Castellan")
    }
    const { hasSucceeded, output } = await publishWhile(services, deleteLeo, "3 2 5 0", "2 2 4 0")
    expect(output).toMatch(/have changed, or pages have opened, since this list was read, so nothing was changed\./)
    expect(hasSucceeded).toBe(true)
    expect(services.publications).toHaveLength(1)
    expect(namesOf(services)).not.toContain("Leo Castellan")
  })

  it("publishes the same rows in another order", async () => {
    const services = createServices()
    Object.assign(services.sheet[0] ?? {}, { Name: "Maja Okafor" })
    const { hasSucceeded } = await publishWhile(services, () => void services.Letters.reverse(), "3 2 5 0")
    expect(hasSucceeded).toBe(true)
  })

  it("does not publish what has a mistake now", async () => {
    const services = createServices()
    const { hasSucceeded, output } = await publishWhile(services, () => change(services, { name: "" }), "3 2 5 0")
    expect([hasSucceeded, services.publications]).toEqual([false, []])
    expect(output).toContain("the name is blank")
  })

  it("publishes nothing if pages have opened since, until a person has confirmed their number", async () => {
    const services = createServices()
    const later = Date.parse(release) + 1000
    const clock = jest.spyOn(services, "now")
    const open = () => void clock.mockReturnValue(later)
    const { hasSucceeded, output } = await publishWhile(services, open, "3 2 5 0", "3 2 5 5")
    expect(output).toContain("since this list was read, so nothing was changed.")
    expect(hasSucceeded).toBe(true)
  })

  it("asks for the name of a page that has opened since", async () => {
    const services = published()
    change(services, { name: "Priya Raman" })
    Object.assign(services.sheet[0] ?? {}, { Name: "Priya Raman" })
    const clock = jest.spyOn(services, "now")
    const open = () => void clock.mockReturnValue(Date.parse(release) + 1000)
    const { hasSucceeded, output } = await publishWhile(services, open, "0 0 2 0", "0 0 2 0")
    expect(output).toContain("The open letter of Maya Okafor would show Priya Raman.")
    expect(hasSucceeded).toBe(false)
  })
})

describe("warnings that are the same at each publication", () => {
  const withNotes = (count: number) => {
    const services = createServices()
    for (let index = 0; index < 40; index += 1) {
      const name = `Kite ${String.fromCharCode(65 + (index % 26))}${index < 26 ? "ab" : "cd"}`
      const note = index < count ? { Status: `Note ${index}` } : {}
      services.Letters.push({ UUID: crypto.randomUUID(), name, Release: release, ...note })
      services.sheet.push({ Email: `kite${index}@x.example`, Name: name })
    }
    return services
  }

  it("are beside the changes, but only five", async () => {
    const { output } = await publish(withNotes(7), "43 2 45 0")
    const [, first = ""] = output.split("Look at these first:")
    expect(first.split("\n\n")[0]?.match(/which the site does not read/g)).toHaveLength(5)
    expect(output).toContain("2 more warnings: npm run admissions check lists all.")
    expect(output).toContain("No errors, 7 warnings, 7 of them below.")
  })

  it("are also printed if nothing would change", async () => {
    const services = withNotes(1)
    await publish(services, "43 2 45 0")
    expect((await publish(services)).output).toMatch(/has "Note 0"\.(.*\n)*.*Nothing to publish/)
  })
})

describe("if another person publishes meanwhile", () => {
  const interrupt = (services: Services, times: number) => {
    let left = times
    services.respond = (url, { method }) => {
      if (method !== "POST" || !url.href.startsWith(functionUrl) || left === 0) return undefined
      left -= 1
      const { records, ...others } = publicationOf(services)
      services.publications.push({
        ...others,
        records: records.map((one, index) => (index ? one : { ...one, name: "Mo" })),
      })
      return undefined
    }
  }

  it("shows the new difference, and asks again", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    interrupt(services, 1)
    const { hasSucceeded, output } = await publish(services, "0 0 1 0", "0 0 1 0")
    expect(output).toMatch(/Another person has published meanwhile(.*\n)*.*Mo → Mia Okafor/)
    expect([hasSucceeded, namesOf(services)?.[0]]).toEqual([true, "Mia Okafor"])
  })

  it("reads the tables again, so that the correction of the other person stays", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    interrupt(services, 1)
    const { respond } = services
    services.respond = (url, request) => {
      if (request.method === "POST") change(services, { name: "Mo" })
      return respond(url, request)
    }
    const { hasSucceeded, output } = await publish(services, "0 0 1 0")
    expect(output).toMatch(/Another person has published meanwhile(.*\n)*Nothing to publish/)
    expect([hasSucceeded, namesOf(services)?.[0]]).toEqual([true, "Mo"])
  })

  it("ends in a script", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    const { output } = await runWith(services, ["publish"])
    interrupt(services, 1)
    const { hasSucceeded } = await runWith(services, ["publish", "confirm", digestIn(output)])
    expect([hasSucceeded, namesOf(services)?.[0]]).toEqual([false, "Mo"])
  })
})

it("knows that it was published if a proxy has sent the request twice", async () => {
  const services = createServices()
  services.respond = (url, { method, body }) => {
    if (method === "POST" && url.href.startsWith(functionUrl) && services.publications.length === 0)
      services.publications.push(JSON.parse(body as string) as Services["publications"][number])
    return undefined
  }
  const { hasSucceeded, output } = await publish(services, "3 2 5 0")
  expect(hasSucceeded).toBe(true)
  expect(output).not.toContain("Another person")
})

describe("if the answer of the function is lost", () => {
  /** Answers the publication with a broken connection. @param arrives whether the request had arrived */
  const lose = (services: Services, arrives: boolean) => {
    services.respond = (url, { method, body }) => {
      if (method !== "POST" || !url.href.startsWith(functionUrl)) return undefined
      if (arrives) services.publications.push(JSON.parse(body as string) as Services["publications"][number])
      return Response.error()
    }
  }

  it("finds out that it was published", async () => {
    const services = createServices()
    lose(services, true)
    const { hasSucceeded, output } = await publish(services, "3 2 5 0")
    expect(hasSucceeded).toBe(true)
    expect(output).toContain(": version 1, ")
  })

  it("finds out that it was published while another publication was in its way", async () => {
    const services = createServices()
    let statusRequests = 0
    services.respond = (url, { method, body }) => {
      const isOfFunction = url.href.startsWith(functionUrl)
      if (isOfFunction && url.pathname.endsWith("/status") && statusRequests++ === 9)
        services.publications.push(JSON.parse(sent) as Services["publications"][number])
      if (method !== "POST" || !isOfFunction) return undefined
      sent = body as string
      return Response.error()
    }
    let sent = ""
    const { output } = await publish(services, "3 2 5 0")
    expect(output).toContain(": version 1, ")
  })

  it("finds out that it was not", async () => {
    const services = createServices()
    lose(services, false)
    const { hasSucceeded, output } = await publish(services, "3 2 5 0")
    expect(hasSucceeded).toBeUndefined()
    expect(output).toContain("Nothing was published. GATSBY_RECORDS_API_URL did not answer")
  })
})

it.each<[number, string, RegExp]>([
  [401, "AUTHENTICATION_REQUIRED", /RECORDS_STAFF_KEY is not the staff's key/],
  [429, "TOO_MANY_REQUESTS", /Too many wrong keys/],
  [403, "HTTPS_REQUIRED", /only over https/],
  [503, "SCHEMA_MISMATCH", /another schema than the function/],
  [422, "INVALID_REQUEST_UNKNOWN", /cannot read this publication/],
  [503, "SERVICE_UNAVAILABLE", /unavailable \(status 503\)/],
  [404, "NOT_FOUND", /is not the admissions function \(status 404\)/],
])("says what to do if the function answers %i %s", async (status, type, message) => {
  const services = createServices()
  services.respond = (url) =>
    url.href.startsWith(functionUrl) ? Response.json({ error: { type } }, { status }) : undefined
  const { hasSucceeded, output } = await publish(services)
  expect(hasSucceeded).toBeUndefined()
  expect(output).toMatch(message)
})

it("says so if a published link has a wrong answer", async () => {
  const services = createServices()
  services.respond = (url) => (url.href.includes("filterByFormula") ? Response.json({ records: [] }) : undefined)
  const { hasSucceeded, output } = await publish(services, "3 2 5 0")
  expect(hasSucceeded).toBe(false)
  expect(output).toMatch(
    /Published as version 1, but the link of Maya Okafor \(letter\) has a wrong answer: status 200\./,
  )
})

it("says that it was published if the function does not answer afterwards", async () => {
  const services = createServices()
  services.respond = (url) =>
    services.publications.length > 0 && url.pathname.endsWith("/status") ? Response.error() : undefined
  const { hasSucceeded, output } = await publish(services, "3 2 5 0")
  expect(hasSucceeded).toBe(false)
  expect(output).toContain("Published as version 1, but the function does not answer now.")
})

it.each([["publish"], ["links"]])("refuses to %s for a site that the function does not answer", async (command) => {
  const services = published()
  change(services, { name: "Mia Okafor" })
  services.respond = (url) =>
    url.searchParams.has("filterByFormula")
      ? Response.json({ error: { type: "ORIGIN_NOT_ALLOWED" } }, { status: 403 })
      : undefined
  const { hasSucceeded, output } = await runWith(services, [command], variables, ["0 0 1 0"])
  expect(output).toContain("GATSBY_SITE_URL is https://www.example.org, but the function does not answer the pages of")
  expect([hasSucceeded, services.publications.length]).toEqual([undefined, 1])
})

it("deletes the links of the publication before, which could be mailed to a wrong person", async () => {
  const services = published()
  await runWith(services, ["links"])
  expect(existsSync(".data/letters.csv")).toBe(true)
  change(services, { name: "Mia Okafor" })
  const { output } = await publish(services, "0 0 1 0")
  expect(output).toContain("The files with the links of before are deleted")
  expect([existsSync(".data/letters.csv"), existsSync(".data/decisions.csv")]).toEqual([false, false])
  expect((await runWith(services, ["undo"], variables, ["1", "0 0 1 0"])).output).not.toContain("are deleted")
})

it("names the rows whose links the database refuses, and how to correct them", async () => {
  const services = published()
  Object.assign(services.Letters[1] ?? {}, { name: "Priya Raman" })
  services.respond = ({ pathname }, { method }) =>
    pathname.endsWith("/publication") && method === "POST"
      ? Response.json({ error: { type: "ROWS_REFUSED", message: "", uuids: [ids[1]] } }, { status: 422 })
      : undefined
  const { hasSucceeded, output } = await publish(services, "0 0 1 0")
  expect(hasSucceeded).toBeUndefined()
  expect(output).toContain(
    "have belonged to another person, another name, or an earlier season: Priya Raman (letter). ",
  )
  expect(output).toMatch(/enter a new id, such as [\da-f]{8}-/)
})

describe("an open link that would show another name", () => {
  /** Publishes with pages that have been open since yesterday. */
  function opened() {
    const services = createServices()
    const Release = new Date(now - 24 * 60 * 60 * 1000).toISOString()
    for (const row of [...services.Letters, ...services.Decisions]) Object.assign(row, { Release })
    return publishAll(services)
  }
  const rename = (services: Services, index: number, name: string) => {
    Object.assign([...services.Letters, ...services.Decisions][index] ?? {}, { name })
    Object.assign(services.sheet[index] ?? {}, { Name: name })
  }

  it("needs the new name if it has nothing of the old one", async () => {
    const services = opened()
    rename(services, 0, "Priya Raman")
    const { hasSucceeded, output } = await publish(services, "0 0 2 0", "Maya Okafor")
    expect([hasSucceeded, services.publications.length]).toEqual([false, 1])
    expect(output).toContain(
      "The open letter of Maya Okafor would show Priya Raman. Are both names of one person? Otherwise: who got this link? " +
        "If Maya Okafor, stop:",
    )
    expect((await publish(services, "0 0 2 0", "Priya Raman")).hasSucceeded).toBe(true)
  })

  it.each(["Amara Okafor", "Maja Okafor", "L. Okafor"])(
    "needs the new name if one word is another one, as of a sister: %s",
    async (name) => {
      const services = opened()
      rename(services, 0, name)
      const { output } = await publish(services, "0 0 2 0")
      expect(output).toContain(`The open letter of Maya Okafor would show ${name}.`)
    },
  )

  it("needs the number of such links if they are many", async () => {
    const services = opened()
    const names = ["Priya Raman", "Ines Duarte", "Tom Brixton", "Yuki Sato"]
    names.forEach((name, index) => rename(services, index, name))
    const { hasSucceeded, output } = await publish(services, "0 0 8 0", "4")
    expect(output).toContain("4 open links would show another name.")
    expect(hasSucceeded).toBe(true)
  })

  it("needs nothing more for a row that another person with the address gets, with a new id", async () => {
    const services = opened()
    Object.assign(services.Letters[0] ?? {}, { UUID: ids[5] })
    rename(services, 0, "Priya Raman")
    expect((await publish(services, "0 0 2 0")).hasSucceeded).toBe(true)
  })

  it("needs the name without its kind of apostrophe or its capital letters", async () => {
    const services = opened()
    rename(services, 0, "Sinéad O’Fenn")
    expect((await publish(services, "0 0 2 0", "sinéad o'fenn")).hasSucceeded).toBe(true)
  })

  it("needs the name with more words if the address is another one, as of a namesake", async () => {
    const services = opened()
    rename(services, 0, "Maya Okafor Lund")
    Object.assign(services.Letters[0] ?? {}, { Email: "maya.lund@home.example" })
    Object.assign(services.sheet[0] ?? {}, { Email: "maya.lund@home.example" })
    expect((await publish(services, "1 1 1 0")).output).toContain("would show Maya Okafor Lund. Are both names")
  })

  it.each(["Máya Okafor", "Maya Okafor-Lund", "Maya"])("needs nothing more for the correction %s", async (name) => {
    const services = opened()
    rename(services, 0, name)
    expect((await publish(services, "0 0 2 0")).hasSucceeded).toBe(true)
  })
})

it("prints what tables and sheet show differently, although nothing is to be published", async () => {
  const services = createServices()
  services.sheet.splice(0, 1)
  publishAll(services)
  const { output } = await publish(services)
  expect(output).toMatch(/1 of them below\.[^]*Maya Okafor[^]*Nothing to publish/)
})

it("repeats what to look at first below a list that is longer than a screen", async () => {
  const countIn = async (people: number) => {
    const services = createServices()
    change(services, { name: "Test Test" })
    for (let index = 0; index < people; index += 1)
      services.Letters.push({ UUID: crypto.randomUUID(), name: `Ada ${"BCDFG"[index % 5]}${index}`, Release: release })
    const { output } = await publish(services, "no")
    return output.split("Look at these first:").length - 1
  }
  expect(await countIn(0)).toBe(1)
  expect(await countIn(40)).toBe(2)
})

describe("withdraw", () => {
  const withdraw = (services: Services, person: string, ...answers: string[]) =>
    runWith(services, ["withdraw", person], variables, answers)

  it.each([
    ["a link", `<https://www.example.org/letter/${ids[0]}/>,`],
    ["an id in capital letters", ids[0].toUpperCase()],
    [
      "a link in that of a search engine",
      `https://www.search.example/url?q=https%3A%2F%2Fwww.example.org%2Fletter%2F${ids[0]}%2F&sa=D`,
    ],
    ["an address", " PERSON0@school.example"],
    ["an address of a mail program", "Maya Okafor ‹person0@school.example›,"],
  ])("removes the person of %s from letters and sign-ins, without the tables", async (_what, person) => {
    const services = published()
    services.respond = (url) => (url.href.startsWith(functionUrl) ? undefined : Response.json({}, { status: 500 }))
    const { hasSucceeded, output } = await withdraw(services, person, "Maya Okafor")
    expect(output).toContain(
      "Maya Okafor (person0@school.example): the letter is removed.\nMaya Okafor (person0@school.example): the sign-in is removed.",
    )
    expect([hasSucceeded, namesOf(services)]).toEqual([
      true,
      ["Leo Castellan", "Zoë Nuñez", "Noor Bellwater", "Kofi Ashgrove"],
    ])
    expect(services.publications.at(-1)).toMatchObject({
      action: "withdraw",
      withdrawals: [{ uuid: ids[0], email: "person0@school.example", name: "Maya Okafor" }],
    })
    expect(services.publications.at(-1)?.signIns).toHaveLength(4)
  })

  it("knows the name in small letters", async () => {
    expect((await withdraw(published(), ids[0], "maya  okafor ")).hasSucceeded).toBe(true)
  })

  it.each(["Maya", "y", ""])("changes nothing if %j is typed in place of the name", async (answer) => {
    const services = published()
    expect((await withdraw(services, ids[0], answer)).hasSucceeded).toBe(false)
    expect(services.publications).toHaveLength(1)
  })

  it("finds no person with another link or address", async () => {
    const { hasSucceeded, output } = await withdraw(published(), "maya@school.example")
    expect(hasSucceeded).toBeUndefined()
    expect(output).toContain("No published person has this link or address")
  })

  /** Two people without an address in the tables, of whom the sheet spells one in another way. */
  function withoutAddresses(nameInSheet: string) {
    const services = createServices()
    const { records, signIns, ...others } = publicationOf(services)
    services.publications.push({
      ...others,
      records: records.map((one) => (one.name === "Zoë Nuñez" ? { ...one, email: null } : one)),
      signIns: signIns.map((one) => (one.name === "Zoë Nuñez" ? { ...one, name: nameInSheet } : one)),
    })
    return { services, address: signIns.find(({ name }) => name === "Zoë Nuñez")?.email ?? "" }
  }

  it("of an address finds the letter of the only person with its name, which has no address", async () => {
    const { services, address } = withoutAddresses("Zoe Nunez")
    await withdraw(services, address, "Zoë Nuñez")
    expect(namesOf(services)).not.toContain("Zoë Nuñez")
    expect(services.publications.at(-1)?.signIns).toHaveLength(4)
  })

  it("of an address that no letter has names the most similar people who may be meant, and says that they stay", async () => {
    const { services, address } = withoutAddresses("Zoé N.")
    const maya = { uuid: ids[5], kind: "letter", name: "Maya Okafor", releaseAt: release, email: null, isShared: false }
    services.publications = services.publications.map((one) => ({ ...one, records: [maya, ...one.records] }))
    const { output } = await withdraw(services, address, "Zoé N.")
    expect(output).toContain(
      "The most similar names are Zoë Nuñez (letter, no address), Maya Okafor (letter, no address),",
    )
    expect(output).toContain("The sign-in of Zoé N. is removed, but no letter or decision (version 2).")
  })

  it("of an address in the sheet names the letter of the person under another address and a short name", async () => {
    const services = createServices()
    const { signIns, ...others } = publicationOf(services)
    services.publications.push({
      ...others,
      signIns: signIns.map((one, index) => (index ? one : { email: "maya@home.example", name: "May Okafor" })),
    })
    const { output } = await withdraw(services, "maya@home.example", "May Okafor")
    expect(output).toContain("The most similar names are Maya Okafor (letter, person0@school.example),")
    expect(output).not.toContain("is withdrawn (version")
  })

  it("knows the name without its accents", async () => {
    expect((await withdraw(published(), ids[2], "Zoe Nunez")).hasSucceeded).toBe(true)
  })

  it("of an address says what stays under the name, and not that the person is withdrawn", async () => {
    const services = createServices()
    const { records, ...others } = publicationOf(services)
    services.publications.push({
      ...others,
      records: records.map((one, index) => (index ? one : { ...one, email: "maya@home.example" })),
    })
    expect((await withdraw(services, "person0@school.example", "Maya Okafor")).hasSucceeded).toBe(false)
    const { output } = await withdraw(services, "person0@school.example", "person0@school.example")
    expect(output).toContain("Maya Okafor (maya@home.example): the letter stays. If it is of the same person, withdraw")
    expect(output).toContain("The above is removed, except what stays (version 2).")
    expect(output).not.toContain("is withdrawn (version")
  })

  it("of one of two people with a name and no address needs the end of the link", async () => {
    const services = createServices()
    const { records, ...others } = publicationOf(services)
    services.publications.push({
      ...others,
      records: records.map((one, index) => (index < 2 ? { ...one, name: "Maya Okafor", email: null } : one)),
    })
    expect((await withdraw(services, ids[1], "Maya Okafor")).hasSucceeded).toBe(false)
    expect((await withdraw(services, ids[1], ids[1].slice(-6))).hasSucceeded).toBe(true)
    expect(services.publications.at(-1)?.records.map(({ uuid }) => uuid)).not.toContain(ids[1])
  })

  it("of an address that people share needs the link, and keeps the sign-in", async () => {
    const services = createServices()
    const email = "person0@school.example"
    const { records, ...others } = publicationOf(services)
    services.publications.push({
      ...others,
      records: records.map((one, index) => (index < 2 ? { ...one, email, isShared: true } : one)),
    })
    expect((await withdraw(services, email)).output).toContain(
      '"Maya Okafor (letter)", "Leo Castellan (letter)" have this address',
    )
    const { output } = await withdraw(services, ids[0], "Maya Okafor")
    // The sheet has the name of this person for the address of both.
    expect(output).not.toContain("the sign-in stays. If it is")
    expect(output).toContain("Maya Okafor is withdrawn (version 2).")
    expect(output).toContain("Now delete the row in the table, and keep that of the sheet:")
    expect(services.publications.at(-1)?.signIns).toHaveLength(5)
    expect(output).toContain("It shows the name Maya Okafor: type that of the other person in the sheet, and publish.")
  })

  it("of a person who shares an address is remembered for a new row with the address, and not for the other person", async () => {
    const services = createServices()
    const shared = { Email: "person0@school.example", Shared: true }
    change(services, shared)
    Object.assign(services.Letters[1] ?? {}, shared)
    publishAll(services)
    await withdraw(services, ids[0], "Maya Okafor")
    services.Letters.shift()
    expect((await publish(services)).output).not.toContain("was withdrawn. The row")
    services.Letters.push({ ...services.Letters[0], ...shared, UUID: ids[5], name: "M. J. Brixton" })
    expect((await publish(services, "1 0 0 0", "no")).output).toContain(
      "Maya Okafor was withdrawn. The row of M. J. Brixton, person0@school.example, would be published.",
    )
  })

  it("of the sign-in after the letter says that the person is withdrawn", async () => {
    const services = createServices()
    const { records, signIns, ...others } = publicationOf(services)
    services.publications.push({
      ...others,
      records,
      signIns: signIns.map((one, index) => (index ? one : { ...one, email: "maya@home.example" })),
    })
    await withdraw(services, ids[0], "person0@school.example")
    const { output } = await withdraw(services, "maya@home.example", "Maya Okafor")
    expect(output).toContain("Maya Okafor is withdrawn (version 3).")
    expect(output).not.toContain("Only the sign-in is removed")
  })

  it("shows a person who stays and has nearly the same name", async () => {
    const services = createServices()
    change(services, { name: "Leo Castelan" })
    publishAll(services)
    expect((await withdraw(services, ids[0], "no")).output).toContain(
      "Is it the right one? Leo Castellan (letter) has nearly the same name.",
    )
  })

  it("of one of two pages of a person who shares an address says that the other one stays", async () => {
    const services = createServices()
    const { records, ...others } = publicationOf(services)
    const shared = { name: "Maya Okafor", email: "person0@school.example", isShared: true }
    services.publications.push({
      ...others,
      records: records.map((one, index) => (index === 0 || index === 3 ? { ...one, ...shared } : one)),
    })
    const { output } = await withdraw(services, ids[0], "person0@school.example")
    expect(output).toContain("Maya Okafor (person0@school.example): the decision stays.")
    expect(output).toContain("The above is removed, except what stays")
  })

  it("of a person who is withdrawn says so, also for an address in angle brackets", async () => {
    const services = published()
    await withdraw(services, "<person0@school.example>", "Maya Okafor")
    for (const person of [`https://www.example.org/letter/${ids[0]}/`, "mailto:person0@school.example"])
      expect((await withdraw(services, person)).output).toContain("Maya Okafor is withdrawn already.")
  })

  it("is remembered: the person returns only if a person types the name", async () => {
    const services = published()
    await withdraw(services, ids[0], "Maya Okafor")
    const refused = await publish(services, "2 0 0 0", "Maya")
    expect(refused.output).toContain("  Maya Okafor (letter) would return, although they were withdrawn")
    expect([refused.hasSucceeded, services.publications.length]).toEqual([false, 2])
    expect((await publish(services, "2 0 0 0", "Maya Okafor")).hasSucceeded).toBe(true)
    expect(services.publications.at(-1)?.withdrawals).toEqual([])
  })

  it("is remembered if a namesake is added, who may be another person", async () => {
    const services = published()
    const [row] = services.Letters
    await withdraw(services, ids[0], "Maya Okafor")
    change(services, { UUID: ids[5], Email: "another@school.example" })
    services.sheet.shift()
    services.sheet.push({ Email: "another@school.example", Name: "Maya Okafor" })
    await publish(services, "2 0 0 0", "Maya Okafor")
    expect(services.publications.at(-1)?.withdrawals).toHaveLength(1)
    services.Letters.push({ ...row, UUID: ids[0], Email: undefined })
    services.sheet.push({ Email: "person0@school.example", Name: "Maya Okafor" })
    expect((await publish(services, "2 0 0 0", "no")).output).toMatch(
      /Maya Okafor was withdrawn\. The row of Maya Okafor.* would be published/,
    )
  })

  it("is remembered for the letter after only the sign-in has returned", async () => {
    const services = published()
    const [row = {}] = services.Letters
    await withdraw(services, ids[0], "Maya Okafor")
    services.Letters.shift()
    const { output } = await publish(services, "1 0 0 0", "Maya Okafor")
    expect(output).toContain("The row of Maya Okafor, person0@school.example, would be published.")
    expect(services.publications.at(-1)?.withdrawals).toEqual([{ uuid: ids[0], email: null, name: "Maya Okafor" }])
    services.Letters.push(row)
    expect((await publish(services, "1 0 0 0", "no")).output).toContain("Maya Okafor was withdrawn.")
  })

  it("keeps the link: another person cannot get it", async () => {
    const services = published()
    await withdraw(services, ids[0], "Maya Okafor")
    change(services, { name: "Priya Raman" })
    services.sheet[0] = { Email: "priya@school.example", Name: "Priya Raman" }
    const { hasSucceeded, output } = await publish(services, "2 0 0 0", "Maya Okafor")
    expect([hasSucceeded, services.publications.length]).toEqual([false, 2])
    expect(output).toContain("the link of Maya Okafor, who was withdrawn, would show Priya Raman. Enter a new id")
  })

  it("keeps the link for a person whose name was corrected, after the question", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    await publish(services, "0 0 1 0")
    await withdraw(services, ids[0], "Mia Okafor")
    const { hasSucceeded } = await runWith(services, ["undo", "1"], variables, ["1 0 0 0", "Mia Okafor"])
    expect([hasSucceeded, namesOf(services)?.[0]]).toEqual([true, "Maya Okafor"])
  })

  it("is remembered for a new row with nearly the same name", async () => {
    const services = published()
    await withdraw(services, ids[0], "Maya Okafor")
    change(services, { UUID: ids[5], name: "Maya T. Okafor" })
    services.sheet[0] = { Email: "maya@home.example", Name: "Maya T. Okafor" }
    expect((await publish(services)).output).toContain("Maya Okafor (withdrawn) has nearly the same name. One person?")
  })

  it("needs the name at a terminal, also for a digest", async () => {
    const services = published()
    await withdraw(services, ids[0], "Maya Okafor")
    const { output } = await runWith(services, ["publish"])
    expect(output).toContain("Nothing was published. This needs an answer at a terminal:\nMaya Okafor was withdrawn.")
    const args = ["publish", "confirm", digestIn(output)]
    expect((await runWith(services, args)).hasSucceeded).toBe(false)
    expect((await runWith(services, args, variables, ["yes"])).hasSucceeded).toBe(false)
    expect((await runWith(services, args, variables, ["Maya Okafor"])).hasSucceeded).toBe(true)
  })

  it("of a name with a comma can be taken back", async () => {
    const services = createServices()
    change(services, { name: "Okafor, Maya" })
    services.sheet = services.sheet.map((row, index) => (index ? row : { ...row, Name: "Okafor, Maya" }))
    publishAll(services)
    await withdraw(services, ids[0], "Okafor, Maya")
    expect((await publish(services, "2 0 0 0", "Okafor, Maya")).hasSucceeded).toBe(true)
  })

  it("is remembered in later publications and after an undo", async () => {
    const services = published()
    await withdraw(services, ids[0], "Maya Okafor")
    services.Letters.shift()
    services.sheet.shift()
    Object.assign(services.Letters[0] ?? {}, { name: "Leo C." })
    await publish(services, "0 0 1 0")
    expect(services.publications.at(-1)?.withdrawals).toHaveLength(1)
    const { output } = await runWith(services, ["undo", "1"], variables, [])
    expect(output).toContain("  Maya Okafor (letter) would return, although they were withdrawn")
  })
})

it("refuses rows of an earlier season that would open again", async () => {
  const services = published()
  openAll(services, 241)
  const { hasSucceeded, output } = await publish(services, "0 0 5 0")
  expect([hasSucceeded, services.publications.length]).toEqual([false, 1])
  expect(output).toContain("rows of an earlier season would open again: Maya Okafor (letter), Leo Castellan (letter)")
  openAll(services, 200)
  expect((await publish(services, "0 0 5 0")).hasSucceeded).toBe(true)
})

it("publishes rows that have not opened yet with a much later release", async () => {
  const services = published()
  for (const row of [...services.Letters, ...services.Decisions])
    Object.assign(row, { Release: "2028-01-15T01:00:00.000Z" })
  expect((await publish(services, "0 0 5 0")).hasSucceeded).toBe(true)
})

describe("undo", () => {
  it("remembers who was withdrawn in the version that it publishes again", async () => {
    const services = published()
    await runWith(services, ["withdraw", ids[0]], variables, ["Maya Okafor"])
    await runWith(services, ["undo", "1"], variables, ["2 0 0 0", "Maya Okafor"])
    expect(services.publications.at(-1)?.withdrawals).toEqual([])
    await runWith(services, ["undo", "2"], variables, ["0 2 0 0"])
    expect(services.publications.at(-1)?.withdrawals).toMatchObject([{ name: "Maya Okafor" }])
  })

  it("publishes an earlier version after the same questions", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    await publish(services, "0 0 1 0")
    const { hasSucceeded, output } = await runWith(services, ["undo"], variables, ["1", "0 0 1 0"])
    expect(output).toMatch(/ {2}version 2, .* by noor \(publish\): 3 letters, 2 decisions, 5 sign-ins\n {2}version 1, /)
    expect(output).toContain("Mia Okafor → Maya Okafor")
    expect(output).toContain("The tables may still have what was taken back.")
    expect((await runWith(services, ["undo", "3"], variables, [])).output).not.toContain("was taken back")
    expect([hasSucceeded, namesOf(services)?.[0], services.publications.length]).toEqual([true, "Maya Okafor", 3])
    expect(services.publications.at(-1)).toMatchObject({ action: "undo", comparedWith: 2 })
  })

  it.each([["7"], [""], ["2"]])(
    "of the version %j, which does not exist or is on the site, publishes nothing",
    async (version) => {
      const { hasSucceeded, output } = await runWith(publishAll(published()), ["undo"], variables, [version])
      expect(hasSucceeded).toBe(false)
      expect(output).toContain("Nothing was published: give one of these versions, such as npm run admissions undo 1")
    },
  )

  it("names whose links would open again, because their rows may have been deleted on purpose", async () => {
    const services = published()
    services.Letters.shift()
    services.sheet.shift()
    await publish(services, "0 2 0 0")
    const { output } = await runWith(services, ["undo", "1"], variables, [])
    expect(output).toContain(
      "People who were removed since version 1: their links would open again for Maya Okafor (letter).",
    )
  })

  it("gives a person the earlier link again only once the name is typed, because another person may have it", async () => {
    const services = published()
    change(services, { UUID: ids[5], Email: "maya@home.example" })
    services.sheet[0] = { Email: "maya@home.example", Name: "Maya Okafor" }
    await publish(services, "0 0 2 0")
    const refused = await runWith(services, ["undo", "1"], variables, ["0 0 2 0", "no"])
    expect(refused.output).toContain("Maya Okafor (letter) would get the earlier link again, in place of a later one.")
    expect(refused.output).not.toContain("People who were removed since")
    expect([refused.hasSucceeded, services.publications.length]).toEqual([false, 2])
    expect((await runWith(services, ["undo", "1"], variables, ["0 0 2 0", "Maya Okafor"])).hasSucceeded).toBe(true)
  })

  it("names the person whose earlier link would open again in place of that of a sister with the address", async () => {
    const services = published()
    change(services, { UUID: ids[5], name: "Tom Okafor", Email: "person0@school.example" })
    services.sheet[0] = { Email: "person0@school.example", Name: "Tom Okafor" }
    await publish(services, "0 0 2 0")
    expect((await runWith(services, ["undo", "1"], variables, [])).output).toContain(
      "People who were removed since version 1: their links would open again for Maya Okafor (letter).",
    )
  })

  it("gives many people their earlier links again once their number is typed", async () => {
    const services = published()
    for (const row of [...services.Letters, ...services.Decisions]) row["UUID"] = crypto.randomUUID()
    await publish(services, "0 0 5 0")
    expect((await runWith(services, ["undo", "1"], variables, ["0 0 5 0", "4"])).hasSucceeded).toBe(false)
    expect((await runWith(services, ["undo", "1"], variables, ["0 0 5 0", "5"])).hasSucceeded).toBe(true)
  })

  it("says that there is no earlier publication", async () => {
    const { output } = await runWith(published(), ["undo"], variables, [""])
    expect(output).toContain("Nothing was published: there is no earlier publication.")
  })
})

describe("status", () => {
  it("sums up the publication and its difference to the tables, without a name", async () => {
    const services = published()
    change(services, { name: "Mia Okafor" })
    const { hasSucceeded, output } = await runWith(services, ["status"])
    expect(hasSucceeded).toBe(true)
    expect(output).toMatch(
      /^Site: https:\/\/www\.example\.org\nPublished is version 1, .* by noor \(publish\): 3 letters, 2 decisions, 5 sign-ins\./,
    )
    expect(output).toContain("3 letters and 2 decisions open on Saturday, March 27, 2027 at 5:00 PM PDT")
    expect(output).toContain("differ from it by now: 0 to add, 0 to remove, 1 to change.")
    expect(output).not.toMatch(/Okafor|Leo/)
  })

  it.each([
    [179, false],
    [181, true],
  ])("asks %i days after the last release for the end of the season: %s", async (days, isAsked) => {
    const services = published()
    openAll(services, days)
    const { output } = await runWith(services, ["status"])
    expect(output.includes("No page has opened for 180 days.")).toBe(isAsked)
  })

  it("compares the tables after a publication without letters, such as that after a rehearsal", async () => {
    const services = published()
    services.publications.push({ ...publicationOf(services), records: [] })
    expect((await runWith(services, ["status"])).output).toContain("5 to add, 0 to remove, 0 to change.")
  })

  it("says why the tables are not compared", async () => {
    const services = published()
    change(services, { name: " " })
    expect((await runWith(services, ["status"])).output).toContain("have errors now: npm run admissions check")
    const { RECORDS_UPSTREAM_TOKEN: _, ...others } = variables
    expect((await runWith(services, ["status"], others)).output).toContain("their settings are missing")
  })

  it("fails if the clock of the database is wrong", async () => {
    const services = published()
    services.ahead = 3_600_000
    const { hasSucceeded, output } = await runWith(services, ["status"])
    expect(hasSucceeded).toBe(false)
    expect(output).toContain("60 minutes ahead of this computer")
  })
})

describe("end", () => {
  it("needs the number of the pages that have opened lately", async () => {
    const services = published()
    openAll(services, 29)
    const { hasSucceeded, output } = await runWith(services, ["end"], variables, ["delete"])
    expect([hasSucceeded, services.publications.length]).toEqual([false, 1])
    expect(output).toContain("5 pages have opened in the last 30 days.")
    expect((await runWith(services, ["end"], variables, ["delete 5 recent"])).hasSucceeded).toBe(true)
  })

  it("deletes all names once the word is typed", async () => {
    const services = published()
    openAll(services, 31)
    expect((await runWith(services, ["end"], variables, ["yes"])).hasSucceeded).toBe(false)
    expect((await runWith(services, ["end"])).hasSucceeded).toBe(false)
    expect(services.publications).toHaveLength(1)
    const { hasSucceeded, output } = await runWith(services, ["end"], variables, ["delete"])
    expect(hasSucceeded).toBe(true)
    expect(output).toContain("All names are deleted from the database.")
    expect((await runWith(services, ["end"], variables, [])).output).toContain("All names are deleted already.")
    expect((await runWith(services, ["status"])).output).toContain("The season has ended.")
    expect(services.publications.at(-1)).toMatchObject({ action: "end", records: [], signIns: [], withdrawals: [] })
  })

  it("needs the number of the pages that have not opened yet", async () => {
    const services = published()
    const { hasSucceeded, output } = await runWith(services, ["end"], variables, ["delete"])
    expect([hasSucceeded, services.publications.length]).toEqual([false, 1])
    expect(output).toContain("5 pages have not opened yet.")
    expect((await runWith(services, ["end"], variables, ["delete 5 unopened"])).hasSucceeded).toBe(true)
  })

  it("has nothing to delete before a publication", async () => {
    expect((await runWith(createServices(), ["end"], variables, [])).output).toContain("there is nothing to delete")
  })
})
