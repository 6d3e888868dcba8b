import type { MemberContext } from '#platform/call/context.ts'
import type { ApplicationBook } from '@yf/papers/documents/application-book'
import { requireMembership } from '#features/company/public.ts'
import { judgeCase, type CaseJudgement } from '../assessment/judge.ts'
import type { Eligibility, SubmissionFacts } from '../assessment/submission.ts'
import { companyRefusal } from '../record/application/check-company.ts'
import { claimantsOf } from '../record/application/claimants.ts'
import type { CaseRow } from '../record/own-case.ts'
import { bookOf, bookWithHash } from './documents/book.ts'

export async function readEligibility(ctx: MemberContext, caseRow: CaseRow): Promise<Eligibility> {
  const { account_id, company_id } = caseRow
  const [closed, membership] = await Promise.all([
    companyRefusal(ctx, company_id),
    requireMembership(ctx.db, account_id, company_id),
  ])
  return { caseRow, closed, claimants: membership && (await claimantsOf(ctx, account_id, membership)) }
}

export interface Submission {
  readonly signatureId: string
  readonly bookHash: string
}

export interface LoadedSubmission extends SubmissionFacts<ApplicationBook> {
  readonly judged: CaseJudgement
}

/** Everything that the submission is assessed by, read once. */
export async function readSubmission(
  ctx: MemberContext,
  caseRow: CaseRow,
  { signatureId, bookHash }: Submission,
): Promise<LoadedSubmission> {
  const judged = await judgeCase(ctx, caseRow)
  const [hasSignature, drawn] = await Promise.all([
    isOwnSignature(ctx, signatureId),
    bookOf(ctx, judged.facts),
  ])
  if (drawn.kind === 'incomplete') return { judged, hasSignature, book: drawn }
  const signed = bookWithHash(drawn, bookHash, ctx.clock.now())
  return {
    judged,
    hasSignature,
    book: signed ? { kind: 'signed', book: signed.book } : { kind: 'changed' },
  }
}

const isOwnSignature = async ({ db, caller }: MemberContext, id: string): Promise<boolean> =>
  (await db
    .selectFrom('hand_signature')
    .select('id')
    .where((row) => row.and({ account_id: caller.accountId, id }))
    .executeTakeFirst()) !== undefined
