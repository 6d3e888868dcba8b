import type { CancelReason, ConsultationState, MessageKind, Speaker } from '@yf/domain/consultation'
import type { PrescriptionState } from '@yf/domain/prescription'
import type { Generated } from 'kysely'

export interface ConsultationTable {
  company_id: string
  id: string
  account_id: string
  /** The patient: the person's own id, or that of a family member. */
  family_id: string
  state: ConsultationState
  /** The entitlement that was used; null if the member pays. */
  package_id: string | null
  /** The order by which the member pays. */
  order_id: string | null
  request_encrypted: string
  doctor_encrypted: string | null
  summary_encrypted: string | null
  evaluation_encrypted: string | null
  stars: number | null
  cancel_reason: CancelReason | null
  follows_id: string | null
  /** The last change of the room; the next columns are the read positions of both sides. */
  seq: Generated<number>
  patient_read_seq: Generated<number>
  doctor_read_seq: Generated<number>
  started_at: Date
  gives_up_at: Date
  /** When the hospital had received it. */
  delivered_at: Date | null
  accepted_at: Date | null
  ended_at: Date | null
}

export interface ConsultationMessageTable {
  company_id: string
  consultation_id: string
  /** The sender's own id: the same id is the same message. */
  id: string
  account_id: string
  seq: number
  speaker: Speaker
  kind: MessageKind
  text_encrypted: string | null
  file_id: string | null
  /** The hospital's number of a picture that was not fetched yet. */
  remote_file: string | null
  card_id: string | null
  written_at: Date
}

export interface SickNoteTable {
  company_id: string
  id: string
  consultation_id: string
  account_id: string
  note_no: string
  content_encrypted: string
  written_at: Date
}

export interface PrescriptionTable {
  company_id: string
  id: string
  consultation_id: string
  account_id: string
  family_id: string
  prescription_no: string
  state: PrescriptionState
  content_encrypted: string
  refusal_encrypted: string | null
  written_at: Date
  reviewed_at: Date | null
  /** The order that used it. */
  order_id: string | null
}

export interface ConsultationPatientTable {
  account_id: string
  family_id: string
  allergies_encrypted: string | null
  labels_encrypted: string | null
  updated_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    consultation: ConsultationTable
    consultation_message: ConsultationMessageTable
    sick_note: SickNoteTable
    prescription: PrescriptionTable
    consultation_patient: ConsultationPatientTable
  }
}
