import type { trialRunCalls } from '@yf/contract/claims-admin-trials'
import { mayDo } from '@yf/domain/staff'
import type { TrialLine, TrialSide } from '@yf/domain/try-terms'
import { sql } from 'kysely'
import { pageOf, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { caseById } from '#features/claims/record/find.ts'
import { companyNames } from '../case/company-names.ts'
import { toTrialCaseRow } from './dto.ts'
import { runById, trialCaseById } from './store.ts'

export const seesCases = ({ staff }: Pick<StaffContext, 'staff'>): boolean => mayDo(staff.role, 'review')

export const trialCases: RunCallHandler<typeof trialRunCalls.trialCases> = async (
  { id, direction, companyId, cause, ...page },
  ctx,
) => {
  const { db } = ctx
  if ((await runById(db, id))?.state !== 'done') return refuse('notFound')
  const query = db
    .selectFrom('trial_case')
    .selectAll()
    .where('run_id', '=', id)
    .where('difference_fen', direction === 'more' ? '>' : direction === 'less' ? '<' : '<>', 0)
    .$if(companyId !== undefined, (all) => all.where('company_id', '=', companyId!))
    .$if(cause !== undefined, (all) => all.where(sql<boolean>`${cause} = any(causes)`))
  const { rows, total } = await pageOf(db, query, page, (all) =>
    all.orderBy(sql`abs(difference_fen)`, 'desc').orderBy('case_id'),
  )
  const companies = await companyNames(db, rows)
  return answer({ records: rows.map((row) => toTrialCaseRow(row, companies, seesCases(ctx))), total })
}

export const trialCase: RunCallHandler<typeof trialRunCalls.trialCase> = async ({ id, caseId }, ctx) => {
  const { db } = ctx
  const [run, row] = await Promise.all([runById(db, id), trialCaseById(db, id, caseId)])
  if (run?.state !== 'done' || !row) return refuse('notFound')
  const isShown = seesCases(ctx)
  const about = isShown ? await caseById(db, caseId) : undefined
  if (about) await recordRead(ctx, { action: 'readTrialCase', about })
  const companies = await companyNames(db, [row])
  return answer({
    ...toTrialCaseRow(row, companies, isShown),
    isRefused: row.is_refused ? 1 : 0,
    lines: (row.lines ?? []).map((line) => toLineDto(line, isShown)),
  })
}

/** Reasons name treatments and days. */
const toSideDto = (side: TrialSide, isShown: boolean) => ({ ...side, reason: isShown ? side.reason : null })

const toLineDto = (line: TrialLine, isShown: boolean) => ({
  receiptId: line.receiptId,
  day: isShown ? line.day : null,
  billedFen: line.billedFen,
  current: toSideDto(line.current, isShown),
  draft: toSideDto(line.draft, isShown),
  causes: [...line.causes],
})
