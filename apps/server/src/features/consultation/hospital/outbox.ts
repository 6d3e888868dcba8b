import type { ConsultationWork } from '../transitions.ts'
import type { ConsultationRow } from '../store.ts'

/** Only ids: texts and pictures are decrypted with the member's key at delivery. */
export interface ToldInquiry {
  readonly companyId: string
  readonly id: string
}
export interface ToldMessage extends ToldInquiry {
  readonly messageId: string
}

type Deed = 'start' | 'cancel' | 'end'

/** Delivered to the hospital after the commit, and retried until it answers. */
export const tellHospital = (
  { db, outbox }: ConsultationWork,
  deed: Deed,
  { company_id: companyId, id }: Pick<ConsultationRow, 'company_id' | 'id'>,
) =>
  outbox.add(db, { partner: 'jinli', kind: deed, key: id, payload: { companyId, id } satisfies ToldInquiry })

export const tellMessage = (
  { db, outbox }: ConsultationWork,
  { company_id: companyId, id }: Pick<ConsultationRow, 'company_id' | 'id'>,
  messageId: string,
) =>
  outbox.add(db, {
    partner: 'jinli',
    kind: 'message',
    // Two rooms may use the same message id.
    key: `${id}/${messageId}`,
    payload: { companyId, id, messageId } satisfies ToldMessage,
  })
