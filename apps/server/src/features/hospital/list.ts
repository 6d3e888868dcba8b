import type { hospitalCalls } from '@yf/contract/hospital'
import type { Position } from '@yf/domain/positions'
import type { Db } from '#platform/db/handle.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { citiesOf, countHospitals, hospitalsOf, hospitalsSpelt, type HospitalSearch } from './store.ts'

interface HospitalListQuery extends HospitalSearch, Partial<Position> {
  readonly pageNo: number
  readonly pageSize: number
}

export const list: RunCallHandler<typeof hospitalCalls.list> = (query, { db }) => pageOf(db, query, {})

export const publicList: RunCallHandler<typeof hospitalCalls.publicList> = (query, { db }) =>
  pageOf(db, query, { isPublicAndDirect: true })

const isLetters = /^[a-z]{2,}$/i

/** `among` is the full set from which the list of cities is taken. */
async function pageOf(
  db: Db,
  { pageNo, pageSize, longitude, latitude, ...query }: HospitalListQuery,
  among: HospitalSearch,
) {
  // An input method that is still composing writes xie'he or xie he.
  const letters = query.keyword?.replace(/['’\s]/g, '') ?? ''
  const spelt = isLetters.test(letters) ? await hospitalsSpelt(db, letters) : []
  const search = { ...query, ...among, spelt }
  const from = longitude === undefined || latitude === undefined ? null : { longitude, latitude }
  const [rows, total, cities] = await Promise.all([
    hospitalsOf(db, search, from, pageNo, pageSize),
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
