import type { WorkCase } from '@yf/contract/claims-admin'
import type { StaffContext } from '#platform/call/context.ts'
import { earlierCases } from '#features/claims/record/history.ts'
import { toSummaryDtos } from '#features/claims/decision/progress/dto.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { namesOf } from '#features/identity/public.ts'

/** Earlier claims of the insured person, with the applicant of that time. */
export async function toHistoryDto(ctx: StaffContext, caseRow: CaseRow): Promise<WorkCase['earlierCases']> {
  const rows = await earlierCases(ctx, caseRow)
  const [summaries, names] = await Promise.all([
    toSummaryDtos(ctx.db, rows),
    namesOf(
      ctx.db,
      rows.map(({ account_id }) => account_id),
    ),
  ])
  return summaries.map((summary, at) => ({
    ...summary,
    applicantName: names.get(rows[at]!.account_id) ?? '',
  }))
}
