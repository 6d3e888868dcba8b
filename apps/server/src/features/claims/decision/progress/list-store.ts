import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'

export interface CaseListQuery {
  readonly accountId: string
  /** Those of the person, or the requested one. */
  readonly companyIds: readonly string[]
  readonly states: readonly number[] | null
  readonly keyword: string
}

/** Uses only the owner's index, so that others' cases cost nothing; filters among the owner's rows. */
const matchingRows = `claim_case.account_id = $1
  and claim_case.company_id = any ($2::uuid[])
  and ($3::smallint[] is null or claim_case.state = any ($3))
  and ($4 = '' or strpos(claim_case.case_no, upper($4)) > 0
    or strpos(coalesce(claim_case.hospital, ''), $4) > 0 or strpos(claim_case.insured_name, $4) > 0)`

/** Exported for the test of its query plan. */
export const pageText = `
  select * from claim_case where ${matchingRows}
  order by updated_at desc, id desc limit $5 offset $6`
const page = statement<CaseRow>(pageText)

const count = statement<{ total: number }>(`select count(*) as total from claim_case where ${matchingRows}`)

const valuesOf = ({ accountId, companyIds, states, keyword }: CaseListQuery) => [
  accountId,
  companyIds,
  states,
  keyword,
]

export const pageOfCases = (
  db: Db,
  query: CaseListQuery,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) => page(db, ...valuesOf(query), pageSize, (pageNo - 1) * pageSize)

export const countCases = async (db: Db, query: CaseListQuery): Promise<number> =>
  (await count(db, ...valuesOf(query)))[0]?.total ?? 0
