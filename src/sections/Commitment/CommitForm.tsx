import { ButtonLink } from "../../components/ButtonLink/ButtonLink"
import { FrameNotice } from "../../components/FrameNotice/FrameNotice"
import { InlineText } from "../../components/InlineText/InlineText"
import { SiteLink } from "../../components/SiteLink/SiteLink"
import type { LetterOwner } from "../../features/applicants/useLetterOwner"
import { EmbeddedForm } from "../../features/embedded-form/EmbeddedForm"
import { formAddress } from "../../formProvider"
import { FormPlaceholder } from "../../features/embedded-form/FormPlaceholder"
import { mailtoUrl } from "../../format/mailtoUrl"
import type { askFirst } from "../askFirst"
import * as styles from "./Commitment.module.css"

interface Props {
  text: Queries.CommitPageFieldsFragment
  form: Queries.FormFieldsFragment
  help: Queries.FormHelpTextFieldsFragment
  email: string
  /** The applicant's UUID; undefined in prerendered HTML. */
  uuid: string | undefined
  owner: LetterOwner
  /** Once one has to ask before accepting. Once the program has begun, the page says so in the place of its lede. */
  late: ReturnType<typeof askFirst>
}

/**
 * Shows the form with the applicant's UUID filled in. It is loaded once: when the letter of the UUID is found, or when
 * the lookup fails, because no applicant may lose a place through our fault. If no letter has the UUID, a text replaces
 * the form, also one that is already open: nothing may be sent with a wrong id.
 */
export function CommitForm({ text, form, help, email, uuid, owner, late }: Props) {
  if (owner.kind === "unknown")
    return (
      <FormPlaceholder isWaiting={false}>
        <InlineText as="p" text={text.unknown.text} />
        <ButtonLink
          href={formAddress(process.env.GATSBY_FORMS_URL, form.formId)}
          label={text.unknown.withoutId}
          variant="quiet"
        />
      </FormPlaceholder>
    )
  if (uuid === undefined || owner.kind === "pending")
    return (
      <FormPlaceholder isWaiting>
        <p className={styles.loading}>Loading...</p>
      </FormPlaceholder>
    )
  const name = owner.kind === "found" ? owner.name : ""
  return (
    <EmbeddedForm
      {...form}
      help={text.sent ? { ...help, sent: `${help.sent} ${text.sent}` } : help}
      email={email}
      prefill={form.prefillField ? { [form.prefillField]: uuid } : {}}
      notice={
        late && !late.hasBegun ? (
          <div className={styles.late}>
            <FrameNotice
              kind="warning"
              link={<SiteLink href={mailtoUrl(email, late.mail, name)}>{late.mail.label}</SiteLink>}
            >
              <InlineText as="p" text={late.text} />
            </FrameNotice>
          </div>
        ) : null
      }
    />
  )
}
