import type { Doctor } from '@yf/contract/consultation-shapes'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { consultationRow, type ConsultationRequest, type DoctorConclusion } from './encrypted.ts'
import type { ConsultationRow } from './store.ts'
import { openContent } from '#platform/crypto/subject-content.ts'

/** For a person whose key was deleted. */
const emptyRequest: ConsultationRequest = {
  patientName: '',
  gender: 0,
  birth: null,
  labels: [],
  words: '',
  allergies: null,
  pictureIds: [],
}

const emptyConclusion: DoctorConclusion = { summary: '', diagnosis: '', advice: '', followUpDay: null }

export interface DecryptedConsultation {
  readonly request: ConsultationRequest
  readonly doctor: Doctor | null
  readonly conclusion: DoctorConclusion
  readonly evaluation: string
}

/** All fields of a consultation encrypted with its owner's key. */
export function openConsultation(key: SubjectKey | null, row: ConsultationRow): DecryptedConsultation {
  const read = <Content>(
    column: 'request_encrypted' | 'doctor_encrypted' | 'summary_encrypted' | 'evaluation_encrypted',
  ) => openContent<Content>(key, row[column], consultationRow(row.id, column))
  return {
    request: read<ConsultationRequest>('request_encrypted') ?? emptyRequest,
    doctor: read<Doctor>('doctor_encrypted'),
    conclusion: read<DoctorConclusion>('summary_encrypted') ?? emptyConclusion,
    evaluation: read<string>('evaluation_encrypted') ?? '',
  }
}
