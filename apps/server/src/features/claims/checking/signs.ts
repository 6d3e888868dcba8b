import { sql } from 'kysely'
import { addDays, startOfDay } from '@yf/domain/dates'
import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import { refusedBefore, type RefusedInvoice } from '../case/invoice-outcomes.ts'
import { copiesElsewhere } from '../materials/resembles.ts'
import type { CaseRow } from '../own-case.ts'
import { decidedByMachine } from './automatic.ts'
import type { CaseFacts } from './facts.ts'

/** What other cases tell of this one, for whoever looks at it: nothing of it goes to the member. */
export interface Signs {
  /** Cases of this person that were submitted in the last 30 days. */
  readonly recentCases: number
  /** Billed in the cases of this policy that the machine decided lately. */
  readonly decidedByMachineFen: number
  /** Numbers of the cases whose pictures are the very same. */
  readonly copiedFrom: readonly string[]
  /** Where this person was treated before. */
  readonly hospitals: readonly string[]
  /** Invoices that a person refused in another case. */
  readonly refused: readonly RefusedInvoice[]
}

const recentDays = 30

export async function readSigns(
  db: Db,
  { caseRow, receipts, today }: Pick<CaseFacts, 'caseRow' | 'receipts' | 'today'>,
): Promise<Signs> {
  const [recentCases, decidedByMachineFen, copies, hospitals, refused] = await Promise.all([
    casesSince(db, caseRow, addDays(today, -recentDays)),
    decidedByMachine(db, caseRow, today),
    copiesElsewhere(db, caseRow),
    earlierHospitals(db, caseRow),
    refusedBefore(db, caseRow, receipts),
  ])
  const copiedFrom = [...new Set(copies.map(({ caseNo }) => caseNo))]
  return { recentCases, decidedByMachineFen, copiedFrom, hospitals, refused }
}

async function casesSince(db: Db, { account_id, id }: CaseRow, day: string): Promise<number> {
  const counted = await db
    .selectFrom('claim_case')
    .select(sql<number>`count(*)`.as('count'))
    .where(await withinCompaniesOf(db, account_id))
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .where('updated_at', '>=', startOfDay(day))
    .where('submitted_at', '>=', startOfDay(day))
    .executeTakeFirst()
  return counted?.count ?? 0
}

/** By the cases that she submitted. */
async function earlierHospitals(db: Db, { account_id, id }: CaseRow): Promise<string[]> {
  const rows = await db
    .selectFrom('claim_case')
    .select('hospital')
    .where(await withinCompaniesOf(db, account_id))
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .where('submitted_at', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.flatMap(({ hospital }) => hospital ?? [])
}
