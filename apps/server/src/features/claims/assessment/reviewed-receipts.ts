import type { Receipt } from '@yf/domain/adjudication'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { ClaimPolicy } from '#features/equity/public.ts'
import { hospitalFacts } from '#features/hospital/public.ts'
import { diagnosesOf } from '../evidence/diagnoses/diagnoses-of-cases.ts'
import { readItems } from './items.ts'
import { measured } from './measured.ts'
import type { CaseRow } from '../record/own-case.ts'

interface ReviewedReceipt extends Receipt {
  readonly caseId: string
  readonly liabilityId: string | null
  readonly paidFen: number
}

/** Receipts of other cases under review, as decided before: a correction counts only after its decision. */
export async function reviewedReceipts(
  ctx: SubjectKeyDeps,
  policy: Pick<ClaimPolicy, 'companyId' | 'id' | 'liabilities' | 'periods'>,
  except: Pick<CaseRow, 'id'> | null,
): Promise<ReviewedReceipt[]> {
  const rows = await ctx.db
    .selectFrom('claim_case as c')
    .innerJoin('claim_revision as v', (join) =>
      join.onRef('v.company_id', '=', 'c.company_id').onRef('v.case_id', '=', 'c.id'),
    )
    .innerJoin('claim_revision_line as l', (join) =>
      join
        .onRef('l.company_id', '=', 'v.company_id')
        .onRef('l.case_id', '=', 'v.case_id')
        .onRef('l.revision_id', '=', 'v.id'),
    )
    .select(['c.id', 'c.account_id', 'v.diagnosis', 'v.diagnosis_codes', 'l.line', 'l.facts', 'l.is_by_hand'])
    .where('c.company_id', '=', policy.companyId)
    .where('c.policy_id', '=', policy.id)
    .$if(except !== null, (query) => query.where('c.id', '<>', except!.id))
    .where('c.decided_state', 'in', [5, 6])
    .where('v.closed_at', 'is', null)
    .execute()
  const hospitalOf = await hospitalFacts(
    ctx.db,
    rows.map(({ facts }) => facts.receipt.hospital ?? facts.visit.hospital ?? ''),
  )
  const diagnoses = await diagnosesOf(ctx, rows)
  const itemsOf = await readItems(
    ctx,
    policy,
    rows.map((row) => ({
      ...row,
      company_id: policy.companyId,
      receiptCount: rows.filter((other) => other.id === row.id).length,
    })),
  )
  return rows.flatMap(({ id: caseId, line, facts, is_by_hand }) => {
    const receipt = measured(facts.visit, facts.receipt, {
      diagnoses: diagnoses.get(caseId) ?? [],
      byHand: is_by_hand ? { atMostFen: line.payableFen, reason: line.reason } : null,
      items: itemsOf(facts.receipt),
      hospitalOf,
    })
    const decision = { caseId, liabilityId: line.liabilityId, paidFen: line.payableFen }
    return receipt ? [{ ...receipt, ...decision }] : []
  })
}
