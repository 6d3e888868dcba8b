import { shanghaiMoment } from '@yf/domain/dates'
import type { GrantedPackage } from './packages/described.ts'

export const toPackageDto = (row: GrantedPackage, userFamilyId: string | null) => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  packageSupplierCode: row.supplier_code,
  startTime: shanghaiMoment(row.start_time),
  endTime: shanghaiMoment(row.end_time),
  status: row.status,
  userFamilyId,
  unit: row.unit,
  total: row.total,
  used: row.used,
})
