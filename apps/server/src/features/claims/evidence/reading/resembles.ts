import type { Expression, SqlBool } from 'kysely'
import { materialKinds } from '@yf/domain/claim-materials'
import type { Db } from '#platform/db/handle.ts'
import { lookDistance } from '#platform/files/look-hash.ts'
import { companyIdsOf, within } from '#features/company/public.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import type { MaterialRow } from '#features/claims/record/find.ts'

/** How many of the 64 bits may differ between two photos of the same document. */
const near = 6
const mostCompared = 1000

interface MaterialLook {
  readonly id: string
  readonly case_id: string
  readonly case_no: string
  readonly kind: MaterialRow['kind']
  readonly look_hash: string
  readonly sort: number
  readonly invoice_number: string | null
}

/** Limited to these companies on each table, so that a distributed database queries only their nodes. */
const looks = (db: Db, isWithin: (column: string) => Expression<SqlBool>) =>
  db
    .selectFrom('claim_material')
    .innerJoin('claim_case', (join) =>
      join
        .onRef('claim_case.company_id', '=', 'claim_material.company_id')
        .onRef('claim_case.id', '=', 'claim_material.case_id')
        .on(isWithin('claim_case.company_id')),
    )
    .leftJoin('claim_receipt', (join) =>
      join
        .onRef('claim_receipt.company_id', '=', 'claim_material.company_id')
        .onRef('claim_receipt.case_id', '=', 'claim_material.case_id')
        .onRef('claim_receipt.material_id', '=', 'claim_material.id')
        .on(isWithin('claim_receipt.company_id')),
    )
    .where(isWithin('claim_material.company_id'))
    .select([
      'claim_material.id',
      'claim_material.case_id',
      'claim_case.case_no',
      'claim_material.kind',
      'claim_material.look_hash',
      'claim_material.sort',
      'claim_receipt.invoice_number',
    ])
    .where('claim_material.removed_at', 'is', null)
    .where('claim_material.look_hash', 'is not', null)

/**
 * Cases of this person and of the insured, who may have claimed from their own account. Cancelled or withdrawn cases
 * may be renewed with the same pictures.
 */
async function comparable(db: Db, { company_id, account_id, policy_id }: CaseRow): Promise<MaterialLook[]> {
  const companyIds = await companyIdsOf(db, account_id)
  const own = looks(db, (column) => within(companyIds, column)).where(
    'claim_case.account_id',
    '=',
    account_id,
  )
  const insured = looks(db, (column) => within([company_id], column))
    .where('claim_case.policy_id', '=', policy_id ?? '')
    .where('claim_case.account_id', '<>', account_id)
  const newest = (query: typeof own) =>
    query
      .where('claim_case.state', 'not in', [8, 9])
      .orderBy('claim_material.id', 'desc')
      .limit(mostCompared)
      .execute()
  const found = await Promise.all([newest(own), policy_id === null ? [] : newest(insured)])
  return found.flat() as MaterialLook[]
}

/** Forms of one hospital look alike: two receipts with different known numbers are two receipts. */
const areDifferentReceipts = (
  one: Pick<MaterialLook, 'invoice_number'>,
  other: Pick<MaterialLook, 'invoice_number'>,
) =>
  one.invoice_number !== null && other.invoice_number !== null && one.invoice_number !== other.invoice_number

/**
 * Messages by material: which earlier picture each resembles. Of two similar ones in one case the later is reported.
 */
export async function resemblances(db: Db, caseRow: CaseRow): Promise<ReadonlyMap<string, string>> {
  const all = await comparable(db, caseRow)
  const own = all.filter(({ case_id }) => case_id === caseRow.id)
  const messages = own.flatMap((one): [string, string][] => {
    const like = all.find(
      (other) =>
        other.id !== one.id &&
        (other.case_id !== caseRow.id || isBefore(other, one)) &&
        !areDifferentReceipts(one, other) &&
        lookDistance(one.look_hash, other.look_hash) <= near,
    )
    return like ? [[one.id, messageFor(like, caseRow)]] : []
  })
  return new Map(messages)
}

const isBefore = (one: MaterialLook, other: MaterialLook) =>
  one.sort < other.sort || (one.sort === other.sort && one.id < other.id)

const messageFor = (like: MaterialLook, { id }: CaseRow): string =>
  like.case_id === id
    ? `与本案第 ${like.sort} 个文件（${materialKinds[like.kind]}）看起来相同，请确认是否重复上传`
    : `与案件 ${like.case_no} 中的图片看起来相同，请确认是否重复申请`
