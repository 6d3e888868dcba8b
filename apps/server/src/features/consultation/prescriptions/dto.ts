import type { Prescription } from '@yf/contract/consultation-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { isUsablePrescription, validUntil } from '@yf/domain/prescription'
import type { SubjectKey } from '#platform/crypto/subject-key.ts'
import { prescriptionRow, type PrescriptionContent } from '../encrypted.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import type { PrescriptionRow } from './store.ts'

/** For a person whose key was deleted. */
const blank: PrescriptionContent = {
  patientName: '',
  doctor: { name: '', department: '' },
  diagnosis: '',
  advice: '',
  medicines: [],
}

export const prescriptionContent = (key: SubjectKey | null, row: PrescriptionRow): PrescriptionContent =>
  openContent<PrescriptionContent>(
    key,
    row.content_encrypted,
    prescriptionRow(row.id, 'content_encrypted'),
  ) ?? blank

export function toPrescriptionDto(row: PrescriptionRow, key: SubjectKey | null, now: Date): Prescription {
  const { medicines, ...content } = prescriptionContent(key, row)
  const refusal = openContent<string>(
    key,
    row.refusal_encrypted,
    prescriptionRow(row.id, 'refusal_encrypted'),
  )
  const isUsable = isUsablePrescription({ state: row.state, writtenAt: row.written_at }, now)
  return {
    ...content,
    id: row.id,
    consultationId: row.consultation_id,
    familyId: row.family_id,
    medicines: [...medicines],
    state: row.state,
    refusal: refusal ?? '',
    isUsable: isUsable ? 1 : 0,
    writtenTime: shanghaiMoment(row.written_at),
    validUntil: shanghaiMoment(validUntil(row.written_at)),
    totalFen: medicines.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0),
  }
}
