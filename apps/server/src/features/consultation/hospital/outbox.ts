import type { ConsultationWork } from '../moves.ts'
import type { ConsultationRow } from '../store.ts'

/** Numbers alone: words and pictures are read, under the person's key, when they are delivered. */
export interface ToldInquiry {
  readonly companyId: string
  readonly id: string
}
export interface ToldMessage extends ToldInquiry {
  readonly messageId: string
}

type Deed = 'start' | 'cancel' | 'end'

/** Reaches the hospital once the transaction commits, and is told again until it answers. */
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
    // Two rooms may have chosen the same id for a message.
    key: `${id}/${messageId}`,
    payload: { companyId, id, messageId } satisfies ToldMessage,
  })
