/** What the staff publish: the form in which the function, the database and the staff's commands pass it on. */

/** One personal link. */
export interface PublishedRecord {
  /** The id in the link; a UUID in small letters. */
  uuid: string
  /** Of the page, such as `letter`. */
  kind: string
  name: string
  /** From this instant on, the site shows the name (RFC 3339 in UTC). */
  releaseAt: string
  /** For the mail merge. Null if it is not known for certain. */
  email: string | null
  /** Other people have the same address. */
  isShared: boolean
}

/** A person who may sign in. */
export interface PublishedSignIn {
  /** In small letters. */
  email: string
  name: string
}

/** A person who was withdrawn, and who may still be in the tables. */
export interface Withdrawal {
  /** Null for a person who had no link. */
  uuid: string | null
  /** Null for a person who had no address. */
  email: string | null
  name: string
}

/** All people of one publication. */
export interface People {
  records: readonly PublishedRecord[]
  signIns: readonly PublishedSignIn[]
}

/** What staff request. */
export const staffActions = ["publish", "undo", "withdraw", "end"] as const

/** `convert` is the first version, which the migration makes. */
export const publicationActions = [...staffActions, "convert"] as const

export type PublicationAction = (typeof publicationActions)[number]

/** A request to publish rows. */
export interface PublicationRequest extends People {
  /** The version that the rows were compared with. 0: nothing was published. */
  comparedWith: number
  action: (typeof staffActions)[number]
  /** The user of the computer on which the staff's command runs. */
  publishedBy: string
  /** Of the change that was confirmed. */
  digest: string
  withdrawals: readonly Withdrawal[]
}

/** One of the last publications, without names. */
export interface PublicationInfo {
  version: number
  /** RFC 3339 in UTC. */
  publishedAt: string
  publishedBy: string
  action: PublicationAction
  digest: string
  /** Number of records of each kind. */
  records: Readonly<Record<string, number>>
  signIns: number
}

/** A whole publication. */
export interface Publication extends People, Pick<PublicationInfo, "version"> {
  withdrawals: readonly Withdrawal[]
}

/** What the public key may read. It reveals no number of people. */
export interface PublicStatus {
  /** The name of the table of each kind in the URL of a lookup. */
  tables: Readonly<Record<string, string>>
  isPublished: boolean
  /** The clock of the database, by which rows are released (RFC 3339 in UTC). */
  now: string
}

/**
 * What the staff's key may read. It has no personal data. The staff's command requires each field, so the function is
 * deployed before the command is used.
 */
export interface StaffStatus extends PublicStatus {
  /** The key with which the site looks records up. */
  publicKey: string
  /** The last ones, newest first. */
  publications: readonly PublicationInfo[]
}
