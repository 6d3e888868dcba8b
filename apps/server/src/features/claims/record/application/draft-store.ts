import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from '#features/company/public.ts'
import { insertCase, newCase } from '../new-case.ts'
import type { CaseRow } from '../own-case.ts'
import type { Flow } from '../tables.ts'

export interface DraftKey {
  readonly accountId: string
  readonly companyId: string
  readonly flow: Flow
}

const draftIn = (db: Db, { accountId, companyId, flow }: DraftKey) =>
  db
    .selectFrom('claim_case')
    .selectAll()
    .where((row) => row.and({ account_id: accountId, company_id: companyId, flow, state: 0 }))

export const draftOf = (db: Db, draftKey: DraftKey): Promise<CaseRow | undefined> =>
  draftIn(db, draftKey).executeTakeFirst()

const tries = 5

/** The draft for this key, created if there is none, locked until the transaction ends. */
export async function takeDraft(tx: Db, draftKey: DraftKey, name: string, now: Date): Promise<CaseRow> {
  const { accountId: account_id, companyId: company_id, flow } = draftKey
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const found = await draftIn(tx, draftKey).forUpdate().executeTakeFirst()
    if (found) return found
    // Another device may have created it meanwhile, or the number is taken: retrying handles both.
    const made = await insertCase(tx, newCase({ account_id, company_id, flow, insured_name: name }, now))
    if (made) return made
  }
  throw new Error('no free case number')
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

/** The e-mail address that the person entered last. */
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
