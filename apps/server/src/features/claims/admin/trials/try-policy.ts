import {
  causesOfCase,
  trialLines,
  tryTerms,
  withPolicyCases,
  withTerms,
  type TrialLine,
  type TrialTotals,
  type TriedTerms,
} from '@yf/domain/try-terms'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { decidedPolicy, type DecidedCase } from '#features/claims/assessment/decided-policy.ts'
import type { TrialCaseRecord, TrialRunRecord, TrialSumRecord } from './store.ts'

export interface TriedPolicy {
  readonly cases: readonly Omit<TrialCaseRecord, 'run_id'>[]
  readonly sums: readonly Omit<TrialSumRecord, 'run_id'>[]
  readonly totals: TrialTotals
}

/** What is paid for earlier cases of the year is in no line. */
const earlierLabel = '前案补差'
const uncovered = '不在保障范围'

/** All decided cases of one policy by both terms; those of other days count towards limits and are not shown. */
export async function tryPolicy(
  ctx: SubjectKeyDeps,
  run: TrialRunRecord,
  { companyId, policyId }: { readonly companyId: string; readonly policyId: string },
  totals: TrialTotals,
): Promise<TriedPolicy> {
  const others = run.terms.liabilities.map(({ rule, ...one }) => ({
    ...one,
    terms: rule,
    usedFen: 0,
    deductibleUsedFen: 0,
  }))
  const found = await decidedPolicy(ctx, { companyId, policyId, until: run.created_at, others })
  if (!found) return { cases: [], sums: [], totals }
  const policies = { current: found.policy, draft: withTerms(found.policy, run.terms) }
  const tried = new Map(
    tryTerms(policies.current, policies.draft, found.cases).map((one) => [one.caseId, one]),
  )
  const shown = found.cases.filter(({ visitDay }) => visitDay >= run.first_day && visitDay <= run.last_day)
  const counted = shown.flatMap((one) => {
    const terms = tried.get(one.id)
    return terms ? [{ one, terms, lines: trialLines(policies, terms, one.receipts) }] : []
  })
  const cases = counted.map((each) => ({ company_id: companyId, policy_id: policyId, ...caseRow(each) }))
  const sums = cases.map(({ paid_fen, current_fen, draft_fen }) => ({
    paidFen: paid_fen,
    currentFen: current_fen,
    draftFen: draft_fen,
  }))
  return {
    cases,
    sums: counted.flatMap(sumRows),
    totals: withPolicyCases(totals, sums, shown.length - counted.length),
  }
}

interface Counted {
  readonly one: DecidedCase
  readonly terms: TriedTerms
  readonly lines: readonly TrialLine[]
}

function caseRow({ one, terms, lines }: Counted) {
  const { current, draft } = terms
  const difference_fen = draft.payableFen - current.payableFen
  const differing = lines.filter(({ causes }) => causes.length > 0)
  const names = differing.map((line) => line.draft.liability ?? line.current.liability ?? uncovered)
  return {
    case_id: one.id,
    case_no: one.caseNo,
    visit_day: one.visitDay,
    is_refused: one.isRefused,
    paid_fen: one.paidFen,
    current_fen: current.payableFen,
    draft_fen: draft.payableFen,
    difference_fen,
    liabilities: [...new Set(names)],
    causes: causesOfCase(terms, lines),
    lines: difference_fen === 0 && differing.length === 0 ? null : lines,
  }
}

/** Sums by the liability under which each of the two terms pays. */
function sumRows({ one, terms, lines }: Counted): Omit<TrialSumRecord, 'run_id'>[] {
  const month = one.visitDay.slice(0, 7)
  const sums = new Map<string, { current_fen: number; draft_fen: number }>()
  const add = (liability: string, column: 'current_fen' | 'draft_fen', fen: number) => {
    if (fen === 0) return
    const row = sums.get(liability) ?? { current_fen: 0, draft_fen: 0 }
    sums.set(liability, { ...row, [column]: row[column] + fen })
  }
  for (const { current, draft } of lines) {
    add(current.liability ?? uncovered, 'current_fen', current.payableFen)
    add(draft.liability ?? uncovered, 'draft_fen', draft.payableFen)
  }
  add(earlierLabel, 'current_fen', terms.current.earlierFen)
  add(earlierLabel, 'draft_fen', terms.draft.earlierFen)
  return [...sums].map(([liability, row]) => ({ month, liability, ...row }))
}
