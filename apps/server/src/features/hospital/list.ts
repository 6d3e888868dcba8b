import type { hospitalCalls } from '@yf/contract/hospital'
import type { Db } from '#platform/db/handle.ts'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { citiesOf, countHospitals, hospitalsOf, type HospitalSearch } from './store.ts'

export const list: Run<typeof hospitalCalls.list> = ({ pageNo, pageSize, ...search }, { db }) =>
  pageOf(db, search, {}, pageNo, pageSize)

export const publicList: Run<typeof hospitalCalls.publicList> = ({ pageNo, pageSize, ...search }, { db }) => {
  const among = { isPublicAndDirect: true }
  return pageOf(db, { ...search, ...among }, among, pageNo, pageSize)
}

/** `among` is the whole from which the cities to choose are taken. */
async function pageOf(
  db: Db,
  search: HospitalSearch,
  among: HospitalSearch,
  pageNo: number,
  pageSize: number,
) {
  const [rows, total, cities] = await Promise.all([
    hospitalsOf(db, search, pageNo, pageSize),
    countHospitals(db, search),
    citiesOf(db, among),
  ])
  const records = rows.map(({ departments, is_direct, sort: _sort, ...hospital }) => ({
    ...hospital,
    departments: departments.split('、'),
    isDirect: is_direct ? (1 as const) : (0 as const),
  }))
  return answer({ records, total, cities })
}
