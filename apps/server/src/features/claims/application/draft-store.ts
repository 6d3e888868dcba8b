import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import { freeCaseKeys, takeCaseKeys } from '../case-keys.ts'
import type { CaseRow } from '../own-case.ts'
import type { Flow } from '../tables.ts'
import { newCaseNo } from './case-no.ts'

export interface DraftPlace {
  readonly accountId: string
  readonly companyId: string
  readonly flow: Flow
}

const draftIn = (db: Db, { accountId, companyId, flow }: DraftPlace) =>
  db
    .selectFrom('claim_case')
    .selectAll()
    .where((row) => row.and({ account_id: accountId, company_id: companyId, flow, state: 0 }))

export const draftOf = (db: Db, place: DraftPlace): Promise<CaseRow | undefined> =>
  draftIn(db, place).executeTakeFirst()

const tries = 5

/** The draft of this place, made where there is none, as nobody else can change it until the transaction ends. */
export async function takeDraft(tx: Db, place: DraftPlace, name: string, now: Date): Promise<CaseRow> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const found = await draftIn(tx, place).forUpdate().executeTakeFirst()
    if (found) return found
    // Another device may have made it meanwhile, or the number is taken: both are found by looking again.
    const made = await insertDraft(tx, place, name, now)
    if (made) return made
  }
  throw new Error('no free case number')
}

async function insertDraft(
  tx: Db,
  { accountId, companyId, flow }: DraftPlace,
  name: string,
  now: Date,
): Promise<CaseRow | undefined> {
  const keys = { company_id: companyId, id: newId(), case_no: newCaseNo(now) }
  if (!(await takeCaseKeys(tx, keys))) return undefined
  const made = await tx
    .insertInto('claim_case')
    .values({
      ...keys,
      account_id: accountId,
      family_id: null,
      policy_id: null,
      flow,
      state: 0,
      step: 1,
      insured_name: name,
      visit_type: null,
      visit_start: null,
      visit_end: null,
      hospital: null,
      diagnosis: null,
      accident_note: null,
      phone_sealed: null,
      email: null,
      bank_card_id: null,
      billed_fen: 0,
      payable_fen: null,
      risk: 0,
      asked_for: null,
      signature_id: null,
      book_hash: null,
      book_file_id: null,
      letter_file_id: null,
      created_at: now,
      updated_at: now,
      submitted_at: null,
      decided_at: null,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) await freeCaseKeys(tx, keys)
  return made
}

export const hasSubmitted = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('claim_case')
    .select('id')
    .where(await withinCompaniesOf(db, accountId))
    .where('account_id', '=', accountId)
    .where('submitted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The address that the person wrote last. */
export async function lastEmail(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('claim_case')
    .select('email')
    .where(await withinCompaniesOf(db, accountId))
    .where('account_id', '=', accountId)
    .where('email', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.email ?? null
}
