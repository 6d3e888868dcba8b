import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { Report, ReportQuery } from '@yf/contract/report-shapes'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { recordRead } from '#features/staff/public.ts'
import { rejectedCases, settledDifferences, settledLines } from './report-store.ts'
import { monthsFault, spanOfMonths } from './span.ts'

export const report: RunCallHandler<typeof claimsAssignmentCalls.report> = async (input, ctx) => {
  const fault = monthsFault(input)
  if (fault) return fault
  const { from, to, insurer } = input
  const found = await readReport(ctx.db, input)
  await recordRead(ctx, { action: 'readReport', payload: { from, to, insurer: insurer ?? null } })
  return answer(found)
}

const noSums = {
  receipts: 0,
  billedFen: 0,
  excludedFen: 0,
  socialFen: 0,
  ownExpenseFen: 0,
  deductibleFen: 0,
  overLimitFen: 0,
}

/** A year of months, insurers and liabilities is some hundred rows: they are filtered in memory. */
export async function readReport(db: Db, query: ReportQuery): Promise<Report> {
  const span = spanOfMonths(query)
  const [lines, differences, refused] = await Promise.all([
    settledLines(db, span),
    settledDifferences(db, span),
    rejectedCases(db, span),
  ])
  const all = [...lines, ...differences.map((row) => ({ ...noSums, ...row }))]
  const matchesInsurer = ({ insurer }: { insurer: string }) =>
    query.insurer === undefined || insurer === query.insurer
  const insurers = [...all, ...refused].map(({ insurer }) => insurer)
  return {
    insurers: [...new Set(insurers)].toSorted(),
    rows: all.filter(matchesInsurer),
    rejected: refused.filter(matchesInsurer),
  }
}
