import type { Doctor } from '@yf/contract/consultation-shapes'
import type { KeeperKey } from '#platform/crypto/keeper-key.ts'
import { consultationRow, type Asked, type ToldByDoctor } from './sealed.ts'
import type { ConsultationRow } from './store.ts'
import { openContent } from '#platform/crypto/keeper-words.ts'

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

export interface Opened {
  readonly asked: Asked
  readonly doctor: Doctor | null
  readonly told: ToldByDoctor
  readonly evaluation: string
}

/** All fields of a consultation encrypted with its owner's key. */
export function openConsultation(key: KeeperKey | null, row: ConsultationRow): Opened {
  const read = <Content>(column: 'asked_sealed' | 'doctor_sealed' | 'told_sealed' | 'evaluation_sealed') =>
    openContent<Content>(key, row[column], consultationRow(row.id, column))
  return {
    asked: read<Asked>('asked_sealed') ?? nothingAsked,
    doctor: read<Doctor>('doctor_sealed'),
    told: read<ToldByDoctor>('told_sealed') ?? nothingTold,
    evaluation: read<string>('evaluation_sealed') ?? '',
  }
}
