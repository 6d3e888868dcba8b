import type { WorkNote } from '@yf/contract/claims-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import type { StaffContext } from '#platform/call/context.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { noteRow } from './encrypted.ts'

/** Newest first. */
export async function toNoteDtos(ctx: StaffContext, caseRow: CaseRow): Promise<WorkNote[]> {
  const { company_id, id: case_id, account_id } = caseRow
  const rows = await ctx.db
    .selectFrom('claim_note')
    .selectAll()
    .where((row) => row.and({ company_id, case_id }))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const key = rows.length === 0 ? null : await existingSubjectKey(ctx, account_id)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    wasReached: row.was_reached === null ? null : row.was_reached ? 1 : 0,
    words: key && key.open(row.text, noteRow(row.id)),
    staffName: row.staff_name,
    time: shanghaiMoment(row.at),
  }))
}
