import type { PublicationRequest } from "../supabase/functions/admissions/publication"
import { sampleRows as sheetRows } from "./spreadsheet/sampleSheet"
import { pastRelease, sampleRows } from "./table/sampleApplicants"

/** What the staff would publish from the local table and spreadsheet. */
export const samplePublication: PublicationRequest = {
  comparedWith: 0,
  action: "publish",
  publishedBy: "sample",
  digest: "sample",
  withdrawals: [],
  records: Object.entries(sampleRows).flatMap(([kind, rows]) =>
    rows.map(({ uuid, name, release = pastRelease }) => ({
      ...{ kind, uuid, name, releaseAt: release },
      email: null,
      isShared: false,
    })),
  ),
  signIns: sheetRows.map(([email = "", name = ""]) => ({ email, name })),
}
