import type { Doctor, Medicine } from '@yf/contract/consultation-shapes'
import type { Gender } from '@yf/domain/gender'
import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

/** The member's information before the start. */
export interface ConsultationRequest {
  readonly patientName: string
  readonly gender: Gender
  readonly birth: string | null
  readonly labels: readonly { readonly department: string; readonly name: string }[]
  readonly words: string
  /** Null: not stated; an empty list: none, as stated by the member. */
  readonly allergies: readonly string[] | null
  readonly pictureIds: readonly string[]
  /** The requested doctor, by the hospital's number; missing in older consultations. */
  readonly doctorNo?: string | undefined
}

/** The doctor's final summary. */
export interface DoctorConclusion {
  readonly summary: string
  readonly diagnosis: string
  readonly advice: string
  readonly followUpDay: string | null
}

export interface PrescriptionContent {
  readonly patientName: string
  readonly doctor: Pick<Doctor, 'name' | 'department'>
  readonly diagnosis: string
  readonly advice: string
  readonly medicines: readonly Medicine[]
}

export interface SickNoteContent {
  readonly diagnosis: string
  readonly fromDay: string
  readonly days: number
  readonly words: string
}

export const consultationRow = (id: string, column: string) => `consultation:${id}:${column}`
export const messageRow = (id: string) => `consultation_message:${id}:text`
export const sickNoteRow = (id: string) => `sick_note:${id}:content`
export const prescriptionRow = (id: string, column: string) => `prescription:${id}:${column}`
export const patientRow = (familyId: string, column: string) => `consultation_patient:${familyId}:${column}`

const subject = 'account_id'

const ofConsultation = (column: string): SubjectColumn => ({
  table: 'consultation',
  column,
  id: 'id',
  row: (id) => consultationRow(id, column),
  subject,
})

const ofPrescription = (column: string): SubjectColumn => ({
  table: 'prescription',
  column,
  id: 'id',
  row: (id) => prescriptionRow(id, column),
  subject,
})

const ofPatient = (column: string): SubjectColumn => ({
  table: 'consultation_patient',
  column,
  id: 'family_id',
  row: (id) => patientRow(id, column),
  subject,
})

/** Encrypted with the key of the member who started it. */
export const encryptedConsultationColumns: readonly SubjectColumn[] = [
  ofConsultation('request_encrypted'),
  ofConsultation('doctor_encrypted'),
  ofConsultation('summary_encrypted'),
  ofConsultation('evaluation_encrypted'),
  {
    table: 'consultation_message',
    column: 'text_encrypted',
    id: 'id',
    row: messageRow,
    subject,
  },
  {
    table: 'sick_note',
    column: 'content_encrypted',
    id: 'id',
    row: sickNoteRow,
    subject,
  },
  ofPrescription('content_encrypted'),
  ofPrescription('refusal_encrypted'),
  ofPatient('allergies_encrypted'),
  ofPatient('labels_encrypted'),
]
