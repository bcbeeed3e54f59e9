import { printable } from "../characters"
import { formatList } from "../../messages/format"
import { uuidOf } from "../../src/features/applicants/applicantId"
import type { People, Publication, PublishedRecord, Withdrawal } from "../../supabase/functions/admissions/publication"
import { findSimilarNames } from "../changes/notes"
import { addressKey } from "../check/addressKey"
import { digestOf } from "../changes/digest"
import { differenceOf } from "../changes/renaming"
import { nameKey } from "../check/names"
import type { Context } from "../context"
import type { PublishingSettings } from "../settings"
import { createClient, publishedMeanwhile } from "./client"

interface WithdrawOptions {
  /** A link, with what was copied with it, or an email address. */
  person: string
  confirmed: string | undefined
}

/**
 * Removes one person from the site. Reads neither the tables nor the sheet, which may be down.
 * @returns whether the person is removed
 * @throws Error with instructions
 */
export async function withdraw(
  settings: PublishingSettings,
  { person, confirmed }: WithdrawOptions,
  context: Context,
): Promise<boolean> {
  const { print, ask, user } = context
  const client = createClient(settings, context)
  const before = await client.readPublication()
  const found = findPerson(before, person)
  const { records, signIns, name } = found
  // The address tells two people with the same name apart.
  for (const record of records) print(printable(`${record.name} (${whoseIs(record)}): the ${record.kind} is removed.`))
  for (const signIn of signIns) print(printable(`${signIn.name} (${signIn.email}): the sign-in is removed.`))
  const [shared] = found.isShared
    ? before.signIns.filter((one) => one.email === addressKey(records[0]?.email ?? null))
    : []
  if (found.isShared)
    print(
      printable(
        "Other people share the address, so its sign-in stays. " +
          (shared && nameKey(shared.name) === nameKey(name)
            ? `It shows the name ${name}: type that of the other person in the sheet, and publish.`
            : ""),
      ),
    )

  const withdrawals: Withdrawal[] = [
    ...records.map(({ uuid, email, name: of }) => ({ uuid, email, name: of })),
    ...(records.length === 0 ? signIns.map(({ email, name: of }) => ({ uuid: null, email, name: of })) : []),
  ]
  const request = {
    comparedWith: before.version,
    action: "withdraw" as const,
    records: before.records.filter((record) => !records.includes(record)),
    signIns: before.signIns.filter((signIn) => !signIns.includes(signIn)),
    withdrawals: [...before.withdrawals, ...withdrawals],
  }
  const staying = stayingWith(found, request)
  for (const row of staying)
    print(
      printable(`${row.name} (${whoseIs(row)}): the ${row.kind} stays. If it is of the same person, withdraw it too.`),
    )
  const similarName = findSimilarNames(request.records, [])
  for (const record of records) {
    const similar = similarName(record)
    if (similar) print(printable(`Is it the right one? ${similar}`))
  }
  const isKnown = before.withdrawals.some((one) => one.uuid !== null && nameKey(one.name) === nameKey(name))
  const hasOnlySignIn = records.length === 0 && staying.length === 0 && !isKnown
  if (hasOnlySignIn)
    print(printable(`Only the sign-in is removed: no letter or decision has this address.${mostSimilar(before, name)}`))
  const digest = digestOf(request)
  if (confirmed === undefined && !ask) {
    print(`Nothing was changed. To withdraw this person: npm run admissions withdraw "${person}" confirm ${digest}`)
    return false
  }
  const { what, answer } = confirmationOf(found, staying.length > 0)
  // A terminal may not have the letters of a name, such as an ñ. An address or the end of a link has to be exact.
  const isSame = (one: string, other: string) =>
    answer === name ? nameKey(one) === nameKey(other) : addressKey(one) === addressKey(other)
  const isConfirmed =
    confirmed === undefined ? isSame((await ask?.(`Type ${what}: `)) ?? "", answer) : confirmed === digest
  if (!isConfirmed) {
    print("This is another answer than the one above. Nothing was changed.")
    return false
  }
  const version = await client.publish({ ...request, publishedBy: user, digest })
  if (version === undefined) {
    print(`${publishedMeanwhile}, so nothing was changed. Run the command again.`)
    return false
  }
  const done = hasOnlySignIn
    ? `The sign-in of ${name} is removed, but no letter or decision`
    : staying.length === 0
      ? `${name} is withdrawn`
      : "The above is removed, except what stays"
  const rows = found.isShared
    ? "the row in the table, and keep that of the sheet"
    : "the rows in the tables and the sheet"
  print(`${done} (version ${version}). Now delete ${rows}: until then, publish asks for this name.`)
  return true
}

/** Returns what tells a row from another one with the same name. */
const whoseIs = ({ email, uuid = "" }: { email: string | null; uuid?: string }) =>
  email ?? `no address, the link ends in ${uuid.slice(-endOfId)}`

/** So many people are named who may be meant. */
const fewCandidates = 3

/** Names the letters and decisions with the most similar names, also those with another address. */
function mostSimilar({ records }: Publication, name: string): string {
  const candidates = records
    .map((record) => ({ ...record, difference: differenceOf(record.name, name) }))
    .sort((one, other) => one.difference - other.difference)
    .slice(0, fewCandidates)
    .map((one) => `${one.name} (${one.kind}, ${one.email ?? "no address"})`)
  if (candidates.length === 0) return ""
  return (
    ` The most similar names are ${candidates.join(", ")}. ` +
    "If the person is one of them, withdraw that link, too: npm run admissions links writes them."
  )
}

/** Letters and digits that tell two links apart. */
const endOfId = 6

/** Returns what a person has to type: the name, or what tells two people with the same name apart. */
function confirmationOf({ name, records, signIns }: FoundPerson, hasNamesake: boolean) {
  if (!hasNamesake) return { what: `the name to withdraw ${name}`, answer: name }
  const [email] = [...records, ...signIns].flatMap((row) => row.email ?? [])
  if (email !== undefined) return { what: "the address of the person who is withdrawn", answer: email }
  const [{ uuid } = { uuid: "" }] = records
  return { what: `the last ${endOfId} characters of the link that is removed`, answer: uuid.slice(-endOfId) }
}

/** Returns what stays published under the name of a person, or under an address that no other person shares. */
function stayingWith({ name, isShared, ...removed }: FoundPerson, after: People) {
  const addresses = rowsOf(removed).flatMap(({ email }) => addressKey(email) || [])
  return rowsOf(after).filter((row) => {
    const hasAddress = addresses.includes(addressKey(row.email))
    // The only sign-in of people who share an address may have the name of any of them.
    return hasAddress && (!isShared || row.kind === "sign-in") ? !isShared : nameKey(row.name) === nameKey(name)
  })
}

const rowsOf = ({ records, signIns }: People) => [
  ...records,
  ...signIns.map((signIn) => ({ kind: "sign-in", ...signIn })),
]

interface FoundPerson extends People {
  name: string
  /** Whether other people have the address. */
  isShared: boolean
}

/** @throws Error unless exactly one person is meant */
function findPerson(before: Publication, person: string): FoundPerson {
  const record = recordOf(before, person)
  const email = addressKey(record ? record.email : (address.exec(person)?.[0] ?? null))
  const sameAddress = email ? recordsWith(before, email) : []
  if (!record && sameAddress.length > 1)
    throw new Error(
      `${formatList(sameAddress.map(({ name, kind }) => `${name} (${kind})`))} have this address. ` +
        "Give the link of one of them: npm run admissions links writes them.",
    )
  const records = record ? [record] : sameAddress
  const isShared = sameAddress.length > 1
  const signIns = isShared
    ? []
    : before.signIns.filter((one) => one.email === email || isOnlyNamesake(before, one.name, records))
  const [first] = [...records, ...signIns]
  if (!first) {
    const ids = idsIn(person)
    const withdrawn = before.withdrawals.find(
      (one) => (one.uuid && ids.includes(one.uuid)) || (email && addressKey(one.email) === email),
    )
    throw new Error(
      withdrawn
        ? `${withdrawn.name} is withdrawn already.`
        : before.records.length === 0 && before.signIns.length === 0
          ? "Nothing is published."
          : "No published person has this link or address. If the person is only in the tables, delete the row there. Otherwise " +
            "copy the whole link, or the address as the sheet has it: npm run admissions links writes them.",
    )
  }
  return { records, signIns, name: first.name, isShared }
}

/** Returns the records with an address, otherwise the only one without an address that has the name of its sign-in. */
function recordsWith(before: Publication, email: string): PublishedRecord[] {
  const sameAddress = before.records.filter((one) => addressKey(one.email) === email)
  if (sameAddress.length > 0) return sameAddress
  return before.records.filter((record) =>
    before.signIns.some((signIn) => signIn.email === email && isOnlyNamesake(before, signIn.name, [record])),
  )
}

function recordOf(before: Publication, person: string): PublishedRecord | undefined {
  return before.records.find(({ uuid }) => idsIn(person).includes(uuid))
}

/** In what was copied with it, such as `Maya Okafor <maya@school.example>,`. */
const address = /[^\s<>‹›"'(),:;][^\s<>‹›"(),:;]*@[^\s<>‹›"'(),:;?]*[^\s<>‹›"'(),:;?.]/

/** Returns the parts of a link that can be an id, also of a link in the address of another page. */
const idsIn = (link: string) =>
  [...link.split("/"), ...link.split(/[/?&=#]|%2F/i)].flatMap((part) => uuidOf(part.trim()) ?? [])

/** Whether a sign-in belongs to a record without an address: no other person has the name. */
function isOnlyNamesake(
  { records, signIns }: People,
  name: string,
  [record, ...others]: readonly PublishedRecord[],
): boolean {
  if (!record || record.email !== null || others.length > 0 || nameKey(record.name) !== nameKey(name)) return false
  const count = (people: readonly { name: string }[]) =>
    people.filter((one) => nameKey(one.name) === nameKey(name)).length
  return count(records) === 1 && count(signIns) === 1
}
