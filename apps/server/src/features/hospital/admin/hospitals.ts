import type { hospitalAdminCalls } from '@yf/contract/hospital-admin'
import { pageOf } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { cityNames, directoryQuery } from '../directory-store.ts'
import { toHospitalDto } from './dto.ts'

export const hospitals: RunCallHandler<typeof hospitalAdminCalls.hospitals> = async (query, { db }) => {
  const [{ rows, total }, cities] = await Promise.all([
    pageOf(db, directoryQuery(db, query), query, (all) => all.orderBy('sort').orderBy('id')),
    cityNames(db),
  ])
  return answer({ records: rows.map(toHospitalDto), total, cities })
}
