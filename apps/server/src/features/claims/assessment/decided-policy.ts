import type { Liability, Policy, Receipt } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { claimPolicy } from '#features/equity/public.ts'
import { earlierReceipts, withoutUses } from './year.ts'
import { reviewedReceipts } from './reviewed-receipts.ts'

export interface DecidedCase {
  readonly id: string
  readonly caseNo: string
  readonly visitDay: string
  readonly isRefused: boolean
  /** By the decision in force. */
  readonly paidFen: number
  readonly receipts: readonly Receipt[]
}

export interface DecidedPolicy {
  /** As before any claim. */
  readonly policy: Policy
  /** In the order of their decisions. */
  readonly cases: readonly DecidedCase[]
}

interface PolicyKey {
  readonly companyId: string
  readonly policyId: string
}

/** Decisions after this moment are unknown. */
interface Until {
  readonly until: Date
}

const { paying, paid, rejected } = caseStates
const decided = [paying, paid, rejected]
const settled = [5, 6] as const

const decidedCases = (db: Db, companyId: string, until: Date) =>
  db
    .selectFrom('claim_case')
    .where('company_id', '=', companyId)
    .where('policy_id', 'is not', null)
    .where('decided_at', '<=', until)
    .where(({ eb, or }) => or([eb('state', 'in', decided), eb('decided_state', 'in', settled)]))

/**
 * Everything that was decided about a policy, to decide it again. Other terms may depend on charged items that its own
 * terms do not ask for: `others` are their liabilities.
 */
export async function decidedPolicy(
  ctx: SubjectKeyDeps,
  { companyId, policyId, until, others }: PolicyKey & Until & { readonly others: readonly Liability[] },
): Promise<DecidedPolicy | null> {
  const { db } = ctx
  const cases = await decidedCases(db, companyId, until)
    .select(['id', 'case_no', 'state', 'visit_start', 'payable_fen'])
    .where('policy_id', '=', policyId)
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
  const policy = await claimPolicy(db, companyId, policyId, cases[0]?.visit_start ?? '')
  if (!policy) return null
  const asking = { ...policy, liabilities: [...policy.liabilities, ...others] }
  const [receipts, underReview, uses] = await Promise.all([
    earlierReceipts(ctx, asking, null, decided),
    reviewedReceipts(ctx, asking, null),
    usesOfPolicy(db, { companyId, policyId }),
  ])
  const receiptsOf = Map.groupBy([...receipts, ...underReview], ({ caseId }) => caseId)
  return {
    policy: withoutUses(policy, uses),
    cases: cases.map((row) => ({
      id: row.id,
      caseNo: row.case_no,
      visitDay: row.visit_start ?? '',
      isRefused: row.state === rejected,
      paidFen: row.payable_fen ?? 0,
      receipts: (receiptsOf.get(row.id) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    })),
  }
}

/** With what was overpaid: it was never due. */
async function usesOfPolicy(db: Db, { companyId, policyId }: PolicyKey) {
  const rows = await db
    .selectFrom('claim_use')
    .select(['liability_id', 'paid_fen', 'deductible_fen', 'overpaid_fen'])
    .where('company_id', '=', companyId)
    .where('policy_id', '=', policyId)
    .execute()
  return rows.map(({ overpaid_fen, ...row }) => ({ ...row, paid_fen: row.paid_fen + overpaid_fen }))
}

export interface VisitDays {
  readonly firstDay: string
  readonly lastDay: string
}

/** Policies with decided cases whose visits began on these days, after this one, with the number of those cases. */
export async function policiesWithDecisions(
  db: Db,
  { companyId, firstDay, lastDay, until }: Pick<PolicyKey, 'companyId'> & VisitDays & Until,
  after: string | null,
  limit: number,
): Promise<{ readonly policyId: string; readonly cases: number }[]> {
  const rows = await decidedCases(db, companyId, until)
    .where('visit_start', '>=', firstDay)
    .where('visit_start', '<=', lastDay)
    .$if(after !== null, (query) => query.where('policy_id', '>', after))
    .select(({ fn }) => ['policy_id', fn.countAll<number>().as('cases')])
    .groupBy('policy_id')
    .orderBy('policy_id')
    .limit(limit)
    .execute()
  return rows.map(({ policy_id, cases }) => ({ policyId: policy_id!, cases }))
}

export async function countDecisions(
  db: Db,
  { companyId, firstDay, lastDay, until }: Pick<PolicyKey, 'companyId'> & VisitDays & Until,
): Promise<number> {
  const { cases } = await decidedCases(db, companyId, until)
    .where('visit_start', '>=', firstDay)
    .where('visit_start', '<=', lastDay)
    .select(({ fn }) => fn.countAll<number>().as('cases'))
    .executeTakeFirstOrThrow()
  return cases
}
