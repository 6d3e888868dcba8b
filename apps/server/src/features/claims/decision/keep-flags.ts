import type { Flag } from '@yf/domain/claim-flags'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { PersonDeps } from '../record/people.ts'
import { riskOf } from '../assessment/flags.ts'
import { judgeCase } from '../assessment/judge.ts'
import { changeCase, type CaseRow } from '../record/own-case.ts'

/** Replaces the stored flags of a case by the present ones, and returns the resulting risk. */
export async function noteFlags(ctx: PersonDeps, caseRow: CaseRow): Promise<number> {
  const { flags } = await judgeCase(ctx, caseRow)
  return keepFlags(ctx.db, caseRow, flags)
}

export async function keepFlags(tx: Db, caseRow: CaseRow, flags: readonly Flag[]): Promise<number> {
  const { company_id, id } = caseRow
  await tx
    .deleteFrom('claim_flag')
    .where((row) => row.and({ company_id, case_id: id }))
    .execute()
  const rows = flags.map(({ kind, weight, words: text }) => ({
    company_id,
    case_id: id,
    id: newId(),
    kind,
    weight,
    text,
  }))
  if (rows.length > 0) await tx.insertInto('claim_flag').values(rows).execute()
  const risk = riskOf(flags)
  await changeCase(tx, caseRow, { risk })
  return risk
}
