import type { AdminDiseaseLabel, AdminHospital } from '@yf/contract/hospital-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { hospitalGrades } from '@yf/domain/hospital-directory'
import { directoryHospitalOf, type HospitalRow, type LabelRow } from '../directory-store.ts'

const editedOf = (row: Pick<HospitalRow, 'revision' | 'saved_by' | 'saved_at'>) => ({
  revision: row.revision,
  savedBy: row.saved_by,
  savedTime: row.saved_at && shanghaiMoment(row.saved_at),
})

export function toHospitalDto(row: HospitalRow): AdminHospital {
  const { aliases, departments, grade, ...hospital } = directoryHospitalOf(row)
  return {
    id: row.id,
    ...hospital,
    aliases: [...aliases],
    departments: [...departments],
    grade: hospitalGrades.find((one) => one === grade) ?? '其他',
    isClosed: row.is_closed,
    ...editedOf(row),
  }
}

export const toLabelDto = (row: LabelRow): AdminDiseaseLabel => ({
  id: row.id,
  department: row.department,
  name: row.name,
  sort: row.sort,
  isOff: row.is_off,
  ...editedOf(row),
})
