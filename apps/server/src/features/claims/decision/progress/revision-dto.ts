import type { CaseAppeal, CaseDetail } from '@yf/contract/claim-shapes'
import { appealReasons, appealUntil, canAppeal } from '@yf/domain/claim-appeal'
import { shanghaiMoment } from '@yf/domain/dates'
import type { PersonDeps } from '#features/claims/record/people.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { toOverpaymentDto } from '../payment/overpayment.ts'
import { appealOf, revisionText, type Revision } from '#features/claims/record/revision-store.ts'

type RevisionFieldsOfDetail = Pick<
  CaseDetail,
  'canAppeal' | 'appealUntil' | 'appeal' | 'hasReview' | 'overpayment'
>

/** Whether the member may appeal, the outcome of an appeal, and whether too much was paid. */
export async function toAgainDto(ctx: PersonDeps, caseRow: CaseRow): Promise<RevisionFieldsOfDetail> {
  const decided = { state: caseRow.state, decidedAt: caseRow.decided_at, appealedAt: caseRow.appealed_at }
  const appeal = caseRow.appealed_at ? await appealOf(ctx.db, caseRow) : undefined
  const isOpen = canAppeal(decided, ctx.clock.now())
  return {
    canAppeal: isOpen ? 1 : 0,
    appealUntil: isOpen ? appealUntil(decided) : null,
    appeal: appeal ? await toRevisionDto(ctx, caseRow, appeal) : null,
    hasReview: appeal?.closed_at ? 1 : 0,
    overpayment: await toOverpaymentDto(ctx.db, caseRow),
  }
}

export const toRevisionDto = async (
  ctx: PersonDeps,
  caseRow: CaseRow,
  revision: Revision,
): Promise<CaseAppeal> => ({
  reasonName: revision.reason ? appealReasons[revision.reason] : '',
  words: (await revisionText(ctx, caseRow, revision, 'text_encrypted')) ?? '',
  time: shanghaiMoment(revision.opened_at),
  outcome: revision.outcome,
  beforeFen: revision.before_payable_fen,
  afterFen: revision.after_payable_fen,
  explanation: revision.closed_at
    ? await revisionText(ctx, caseRow, revision, 'explanation_encrypted')
    : null,
})
