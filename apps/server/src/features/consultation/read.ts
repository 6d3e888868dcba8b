import type { Doctor } from '@yf/contract/consultation-shapes'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { consultationRow, type Asked, type ToldByDoctor } from './encrypted.ts'
import type { ConsultationRow } from './store.ts'
import { openContent } from '#platform/crypto/subject-content.ts'

/** For a person whose key was deleted. */
const nothingAsked: Asked = {
  patientName: '',
  gender: 0,
  birth: null,
  labels: [],
  words: '',
  allergies: null,
  pictureIds: [],
}

const nothingTold: ToldByDoctor = { summary: '', diagnosis: '', advice: '', followUpDay: null }

export interface Decrypted {
  readonly asked: Asked
  readonly doctor: Doctor | null
  readonly told: ToldByDoctor
  readonly evaluation: string
}

/** All fields of a consultation encrypted with its owner's key. */
export function openConsultation(key: SubjectKey | null, row: ConsultationRow): Decrypted {
  const read = <Content>(
    column: 'request_encrypted' | 'doctor_encrypted' | 'summary_encrypted' | 'evaluation_encrypted',
  ) => openContent<Content>(key, row[column], consultationRow(row.id, column))
  return {
    asked: read<Asked>('request_encrypted') ?? nothingAsked,
    doctor: read<Doctor>('doctor_encrypted'),
    told: read<ToldByDoctor>('summary_encrypted') ?? nothingTold,
    evaluation: read<string>('evaluation_encrypted') ?? '',
  }
}
