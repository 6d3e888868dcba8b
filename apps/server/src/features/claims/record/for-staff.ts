import type { FlagKind } from '@yf/domain/claim-flags'
import { sql } from 'kysely'
import { materialKinds } from '@yf/domain/claim-materials'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from './own-case.ts'

type StaffCaseKey = Pick<CaseRow, 'company_id' | 'id'>

/** The cases as `c`, for the lists of the console, which add filters, joins and order. */
export const caseQuery = (db: Db) => db.selectFrom('claim_case as c').selectAll('c')

/** Submitted cases of one member. To order and page. */
export const memberCaseQuery = (db: Db, companyIds: readonly string[], accountId: string) =>
  db
    .selectFrom('claim_case')
    .select([
      'company_id',
      'id',
      'account_id',
      'case_no',
      'insured_name',
      'visit_type',
      'state',
      'billed_fen',
      'payable_fen',
      'submitted_at',
    ])
    .where(sql<boolean>`company_id = any (${companyIds}::uuid[])`)
    .where('account_id', '=', accountId)
    .where('state', '>', 0)

/** The flags of several cases, of one kind or all, as text, heaviest first. */
export async function flagTextsOf(
  db: Db,
  cases: readonly StaffCaseKey[],
  kind?: FlagKind,
): Promise<ReadonlyMap<string, string[]>> {
  if (cases.length === 0) return new Map()
  const rows = await db
    .selectFrom('claim_flag')
    .select(['case_id', 'text'])
    .where(keysOf(cases))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('weight', 'desc')
    .orderBy('id')
    .execute()
  const byCase = Map.groupBy(rows, (row) => row.case_id)
  return new Map([...byCase].map(([id, flags]) => [id, flags.map(({ text }) => text)]))
}

/** The flags of open cases, by kind. */
export async function flagKindsOfOpenCases(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('claim_case as c')
    .innerJoin('claim_flag as f', (join) =>
      join.onRef('f.company_id', '=', 'c.company_id').onRef('f.case_id', '=', 'c.id'),
    )
    .select('f.kind')
    .distinct()
    .where('c.state', 'in', [1, 2, 3, 4])
    .orderBy('f.kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Whether the case `c` has a flag of this kind. */
export const isFlagged = (kind: string) =>
  sql<boolean>`exists (select from claim_flag f where f.company_id = c.company_id and f.case_id = c.id and f.kind = ${kind})`

/** Case numbers by id, across companies; deleted cases are missing. */
export async function caseNosOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('claim_case')
    .select(['id', 'case_no'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, case_no }) => [id, case_no]))
}

/** Submitted cases of all people with this name. */
export async function caseIdsOfInsured(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('claim_case')
    .select('id')
    .where('insured_name', '=', name)
    .where('state', '>', 0)
    .execute()
  return rows.map(({ id }) => id)
}

/** By company and case, like the primary keys. */
const keysOf = (cases: readonly StaffCaseKey[]) =>
  sql<boolean>`(company_id, case_id) in (${sql.join(cases.map((one) => sql`(${one.company_id}::uuid, ${one.id}::uuid)`))})`

export interface CasePart {
  readonly company_id: string
  readonly case_id: string
  readonly case_no: string
  readonly account_id: string
  /** 发票/收据 第1页, 申请书 */
  readonly what: string
}

/**
 * The submitted case that a stored file belongs to. Null for drafts, and for files that the member never added or
 * removed again.
 */
export const partOfCase = async (db: Db, file: CompanyFile): Promise<CasePart | null> =>
  (await materialPart(db, file)) ?? (await documentPart(db, file)) ?? (await recoveryPart(db, file))

interface CompanyFile {
  readonly company_id: string
  readonly file_id: string
}

async function materialPart(db: Db, { company_id, file_id }: CompanyFile): Promise<CasePart | null> {
  const row = await db
    .selectFrom('claim_material as m')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.case_id'),
    )
    .select(['c.company_id', 'c.id as case_id', 'c.case_no', 'c.account_id', 'm.kind', 'm.page', 'm.sort'])
    .where('m.company_id', '=', company_id)
    .where('m.file_id', '=', file_id)
    .where('m.is_saved', '=', true)
    .where('m.removed_at', 'is', null)
    .where('c.state', '>', 0)
    .orderBy('c.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { kind, page, sort, ...about } = row
  return { ...about, what: `${materialKinds[kind]} ${sort}-${page}` }
}

async function documentPart(db: Db, { company_id, file_id }: CompanyFile): Promise<CasePart | null> {
  const row = await db
    .selectFrom('claim_case')
    .select(['company_id', 'id as case_id', 'case_no', 'account_id', 'book_file_id', 'review_file_id'])
    .where('company_id', '=', company_id)
    .where('state', '>', 0)
    .where(({ eb, or }) =>
      or([
        eb('book_file_id', '=', file_id),
        eb('letter_file_id', '=', file_id),
        eb('review_file_id', '=', file_id),
      ]),
    )
    .executeTakeFirst()
  if (!row) return null
  const { book_file_id, review_file_id, ...about } = row
  if (book_file_id === file_id) return { ...about, what: '申请书' }
  return { ...about, what: review_file_id === file_id ? '复核决定书' : '理赔决定书' }
}

async function recoveryPart(db: Db, { company_id, file_id }: CompanyFile): Promise<CasePart | null> {
  const row = await db
    .selectFrom('claim_recovery as v')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'v.company_id').onRef('c.id', '=', 'v.case_id'),
    )
    .select(['c.company_id', 'c.id as case_id', 'c.case_no', 'c.account_id'])
    .where('v.company_id', '=', company_id)
    .where('v.document_file_id', '=', file_id)
    .executeTakeFirst()
  return row ? { ...row, what: '退款协议' } : null
}
