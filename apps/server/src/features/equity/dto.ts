import type { Selectable } from 'kysely'
import { shanghaiMoment } from '@yf/domain/dates'
import type { EquityPackageTable } from './tables.ts'

export const toPackageDto = (row: Selectable<EquityPackageTable>, userFamilyId: string | null) => ({
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
