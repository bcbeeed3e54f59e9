import type { Content } from "../../content-tools/model"

/** Not content, because only the people who review a change read it. */
const notice = "This is a preview: letters, sign-in and newsletter do not work here."

/** Returns the content of a preview, which says on every page, and in place of a failure, what does not work. */
export function withPreviewNotice(content: Content): Content {
  const { "site.json": site, "sections.json": sections, "pages/sign-in.json": signIn } = content
  const { newsletter, personalPage } = sections
  return {
    ...content,
    "site.json": { ...site, banner: `${notice} A form that you send is real. ${site.banner}` },
    "sections.json": {
      ...sections,
      // The message of a failed subscription is fixed by the specification, so the notice is in the text below it.
      newsletter: { ...newsletter, privacy: `${notice} ${newsletter.privacy}` },
      personalPage: { ...personalPage, endedLookup: { ...personalPage.endedLookup, failed: notice } },
    },
    "pages/sign-in.json": { ...signIn, form: { ...signIn.form, failed: notice } },
  }
}
