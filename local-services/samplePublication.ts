import type { PublicationRequest } from "../supabase/functions/admissions/publication"
import { sampleRows as sheetRows } from "./spreadsheet/sampleSheet"
import { pastRelease, sampleRows } from "./sampleApplicants"

/** What the staff would publish from tables with the sample applicants and from the local spreadsheet. */
export const samplePublication: PublicationRequest = {
  comparedWith: 0,
  action: "publish",
  publishedBy: "sample",
  digest: "sample",
  withdrawals: [],
  records: Object.entries(sampleRows).flatMap(([kind, rows]) =>
    rows.map(({ uuid, name }) => ({
      kind,
      uuid,
      name,
      releaseAt: pastRelease,
      email: null,
      isShared: false,
    })),
  ),
  signIns: sheetRows.map(([email = "", name = ""]) => ({ email, name })),
}
