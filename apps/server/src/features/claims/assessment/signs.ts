import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import { refusedBefore, type RefusedInvoice } from '../record/invoice-outcomes.ts'
import type { CaseRow } from '../record/own-case.ts'
import { similarInOtherCases, type SimilarPictures } from '../evidence/signs/alike.ts'
import { blockedOf, type MatchedBlock } from '../evidence/signs/blocks.ts'
import { readPaces, type VelocityCount } from '../evidence/signs/velocity.ts'
import { automaticallyDecidedFen } from './automatic.ts'
import type { CaseFacts } from './facts.ts'

/** Signals about this case from other cases, for reviewers only: members do not see them. */
export interface Signs {
  /** How frequently cases of this person, card or hospital arrive, by rule. */
  readonly paces: readonly VelocityCount[]
  /** Billed in recent automatically decided cases of this policy. */
  readonly decidedByMachineFen: number
  /** Receipts of other cases that look like those of this one. */
  readonly alike: readonly SimilarPictures[]
  /** Entries of the blocklist that match. */
  readonly blocked: readonly MatchedBlock[]
  /** Hospitals where this person was treated before. */
  readonly hospitals: readonly string[]
  /** Invoices that a person refused in another case. */
  readonly refused: readonly RefusedInvoice[]
}

type SignFacts = Pick<CaseFacts, 'caseRow' | 'receipts' | 'card' | 'today' | 'declared'>

export async function readSigns(
  db: Db,
  { caseRow, receipts, card, today, declared }: SignFacts,
  now: Date,
): Promise<Signs> {
  const [paces, decidedByMachineFen, alike, blocked, hospitals, refused] = await Promise.all([
    readPaces(db, caseRow, card, now),
    automaticallyDecidedFen(db, caseRow, today),
    similarInOtherCases(db, caseRow),
    blockedOf(db, receipts, declared.hospitals),
    earlierHospitals(db, caseRow),
    refusedBefore(db, caseRow, receipts),
  ])
  return { paces, decidedByMachineFen, alike, blocked, hospitals, refused }
}

/** From the member's submitted cases. */
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
