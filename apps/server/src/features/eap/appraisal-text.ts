import type { Selectable } from 'kysely'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { appraisalTextRow } from './encrypted.ts'
import type { EapAppraisalTable } from './tables.ts'

type EncryptedAppraisal = Pick<Selectable<EapAppraisalTable>, 'account_id' | 'booking_id' | 'text_encrypted'>

/** Null when there is no text, or the data subject key was deleted. */
export async function decryptedAppraisal(
  ctx: SubjectKeyDeps,
  { account_id, booking_id, text_encrypted }: EncryptedAppraisal,
) {
  if (text_encrypted === null) return null
  const key = await existingSubjectKey(ctx, account_id)
  return key && key.open(text_encrypted, appraisalTextRow(booking_id))
}
