import type { Selectable } from 'kysely'
import { knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import { appraisalWordsRow } from './sealed.ts'
import type { EapAppraisalTable } from './tables.ts'

type Row = Pick<Selectable<EapAppraisalTable>, 'account_id' | 'booking_id' | 'words_sealed'>

/** Null when there is no text, or the data subject key was deleted. */
export async function openedAppraisal(ctx: KeyGround, { account_id, booking_id, words_sealed }: Row) {
  if (words_sealed === null) return null
  const key = await knownKeeperKey(ctx, account_id)
  return key && key.open(words_sealed, appraisalWordsRow(booking_id))
}
