import type { hospitalCalls } from '@yf/contract/hospital'
import type { Run } from '../../platform/call/handler.ts'
import { answer } from '../../platform/call/outcome.ts'
import { citiesOf, countHospitals, hospitalsOf } from './store.ts'

export const list: Run<typeof hospitalCalls.list> = async ({ pageNo, pageSize, ...search }, { db }) => {
  const [rows, total, cities] = await Promise.all([
    hospitalsOf(db, search, pageNo, pageSize),
    countHospitals(db, search),
    citiesOf(db),
  ])
  const records = rows.map(({ departments, is_direct, sort: _sort, ...hospital }) => ({
    ...hospital,
    departments: departments.split('、'),
    isDirect: is_direct ? (1 as const) : (0 as const),
  }))
  return answer({ records, total, cities })
}
