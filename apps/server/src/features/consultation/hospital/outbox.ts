import type { ConsultationWork } from '../transitions.ts'
import type { ConsultationRow } from '../store.ts'

/** Only ids: texts and pictures are decrypted with the member's key at delivery. */
export interface InquiryDelivery {
  readonly companyId: string
  readonly id: string
}
export interface MessageDelivery extends InquiryDelivery {
  readonly messageId: string
}

type HospitalAction = 'start' | 'cancel' | 'end'

/** Delivered to the hospital after the commit, and retried until it answers. */
export const sendToHospital = (
  { db, outbox }: ConsultationWork,
  action: HospitalAction,
  { company_id: companyId, id }: Pick<ConsultationRow, 'company_id' | 'id'>,
) =>
  outbox.add(db, {
    partner: 'jinli',
    kind: action,
    key: id,
    payload: { companyId, id } satisfies InquiryDelivery,
  })

export const sendMessageToHospital = (
  { db, outbox }: ConsultationWork,
  { company_id: companyId, id }: Pick<ConsultationRow, 'company_id' | 'id'>,
  messageId: string,
) =>
  outbox.add(db, {
    partner: 'jinli',
    kind: 'message',
    // Two rooms may use the same message id.
    key: `${id}/${messageId}`,
    payload: { companyId, id, messageId } satisfies MessageDelivery,
  })
