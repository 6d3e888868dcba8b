import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { CaseRow } from '../own-case.ts'
import type { ReceiptSums } from './on-the-wire.ts'

export interface WantedCases {
  readonly accountId: string
  readonly companyId: string | null
  readonly states: readonly number[] | null
  readonly keyword: string
}

/** Through the owner's index alone, so that others' cases cost nothing; the rest is looked at among his own. */
const wantedRows = `claim_case.account_id = $1
  and ($2::uuid is null or claim_case.company_id = $2)
  and ($3::smallint[] is null or claim_case.state = any ($3))
  and ($4 = '' or strpos(claim_case.case_no, upper($4)) > 0
    or strpos(coalesce(claim_case.hospital, ''), $4) > 0 or strpos(claim_case.insured_name, $4) > 0)`

/** For the test that looks at its plan. */
export const pageText = `
  select mine.*, sums."receiptCount", sums."billedFen"
  from (
    select * from claim_case where ${wantedRows}
    order by updated_at desc, id desc limit $5 offset $6
  ) as mine
  left join lateral (
    select count(*) as "receiptCount", coalesce(sum(receipt.billed_fen), 0)::bigint as "billedFen"
    from claim_receipt as receipt
    left join claim_material as material on material.company_id = receipt.company_id
      and material.case_id = receipt.case_id and material.id = receipt.material_id
    where receipt.company_id = mine.company_id and receipt.case_id = mine.id
      and (receipt.material_id is null
        or (material.removed_at is null and material.is_saved and material.kind = 'receipt'))
  ) as sums on true
  order by mine.updated_at desc, mine.id desc`
const page = statement<CaseRow & ReceiptSums>(pageText)

const count = statement<{ total: number }>(`select count(*) as total from claim_case where ${wantedRows}`)

const valuesOf = ({ accountId, companyId, states, keyword }: WantedCases) => [
  accountId,
  companyId,
  states,
  keyword,
]

export const pageOfCases = (
  db: Db,
  wanted: WantedCases,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) => page(db, ...valuesOf(wanted), pageSize, (pageNo - 1) * pageSize)

export const countCases = async (db: Db, wanted: WantedCases): Promise<number> =>
  (await count(db, ...valuesOf(wanted)))[0]?.total ?? 0
