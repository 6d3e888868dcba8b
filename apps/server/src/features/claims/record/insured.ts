import type { Job } from '#platform/jobs/job.ts'
import { accountOf } from '#features/identity/public.ts'
import { insuredOf, type Reading } from './people.ts'
import { moveMarks } from '../evidence/diagnoses/mark-places.ts'
import type { CaseRow } from './own-case.ts'
import { moveCards } from './card-places.ts'
import { insuredField, insuredRow } from './encrypted.ts'

type Insured = Pick<CaseRow, 'account_id' | 'family_id' | 'insured_name' | 'id'>

/**
 * The identity of the insured person, stored with the case at its submission: a family member may be removed later,
 * and the same person may be insured in another account.
 */
export async function insuredColumns(
  ctx: Reading,
  row: Insured,
): Promise<Pick<CaseRow, 'insured_hash' | 'insured_encrypted'>> {
  const { certificateNo } = await insuredOf(ctx, row)
  if (certificateNo === '') return nobodyKnown
  return {
    insured_hash: ctx.cipher.lookup(certificateNo, insuredField),
    insured_encrypted: ctx.cipher.encrypt(certificateNo, insuredRow(row.id)),
  }
}

const nobodyKnown = { insured_hash: '', insured_encrypted: null }

/** Cases of deleted accounts remain, and must not stop the loop over the others. */
const hasApplicant = async ({ db }: Reading, { account_id }: Insured): Promise<boolean> =>
  (await accountOf(db, account_id)) !== null

const atATime = 200

/** Backfills older cases; returns how many it has processed. */
export async function knowInsured(ctx: Reading): Promise<number> {
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
      .set((await hasApplicant(ctx, row)) ? await insuredColumns(ctx, row) : nobodyKnown)
      .where((one) => one.and({ company_id: row.company_id, id: row.id }))
      .execute()
  return rows.length
}

export const knowInsuredJob: Job<object> = {
  name: 'claims.know-insured',
  retries: 3,
  cron: '20 * * * *',
  run: async (_, ctx) => {
    for (let found = atATime; found === atATime;) found = await knowInsured(ctx)
    // Marks are found by the person too, and cards by their number: both by a hash whose key may have been rotated.
    while ((await moveMarks(ctx.db)) > 0);
    while ((await moveCards(ctx.db)) > 0);
  },
}
