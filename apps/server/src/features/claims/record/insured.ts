import { accountOf } from '#features/identity/public.ts'
import { insuredOf, type PersonDeps } from './people.ts'
import type { CaseRow } from './own-case.ts'
import { insuredField, insuredRow } from './encrypted.ts'

type InsuredOfCase = Pick<CaseRow, 'account_id' | 'family_id' | 'insured_name' | 'id'>

/**
 * The identity of the insured person, stored with the case at its submission: a family member may be removed later,
 * and the same person may be insured in another account.
 */
export async function insuredColumns(
  ctx: PersonDeps,
  row: InsuredOfCase,
): Promise<Pick<CaseRow, 'insured_hash' | 'insured_encrypted'>> {
  const { certificateNo } = await insuredOf(ctx, row)
  if (certificateNo === '') return unidentified
  return {
    insured_hash: ctx.cipher.lookup(certificateNo, insuredField),
    insured_encrypted: ctx.cipher.encrypt(certificateNo, insuredRow(row.id)),
  }
}

const unidentified = { insured_hash: '', insured_encrypted: null }

/** Cases of deleted accounts remain, and must not stop the loop over the others. */
const hasApplicant = async ({ db }: PersonDeps, { account_id }: InsuredOfCase): Promise<boolean> =>
  (await accountOf(db, account_id)) !== null

const atATime = 200

/** Identifies the insured person of older cases; returns how many it has processed. */
export async function identifyInsured(ctx: PersonDeps): Promise<number> {
  const rows = await ctx.db
    .selectFrom('claim_case')
    .select(['company_id', 'id', 'account_id', 'family_id', 'insured_name'])
    .where('insured_hash', 'is', null)
    .where('state', '>', 0)
    .orderBy('id')
    .limit(atATime)
    .execute()
  for (const row of rows)
    await ctx.db
      .updateTable('claim_case')
      .set((await hasApplicant(ctx, row)) ? await insuredColumns(ctx, row) : unidentified)
      .where((one) => one.and({ company_id: row.company_id, id: row.id }))
      .execute()
  return rows.length
}
