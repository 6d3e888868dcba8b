import type { Submitted } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { caseStateName, caseStates } from '@yf/domain/claim-case'
import { shanghaiMoment } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { MemberContext } from '#platform/call/context.ts'
import type { OutcomeOf } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { assessSubmission } from '../assessment/submission.ts'
import { ownCase, type CaseRow } from '../record/own-case.ts'
import { expectationOf } from './progress/expected.ts'
import { readSubmission, type Submission } from './submission-facts.ts'
import { writeSubmission } from './write-submission.ts'

/** Facts, assessment, writes: in the one transaction of the call, on the locked draft of an eligible member. */
export async function submitCase(
  ctx: MemberContext,
  caseRow: CaseRow,
  submission: Submission,
): Promise<OutcomeOf<typeof claimCalls.applyV2>> {
  const facts = await readSubmission(ctx, caseRow, submission)
  const assessed = assessSubmission(facts)
  if (assessed.kind === 'refused') return assessed
  const overtaken = await writeSubmission(ctx, facts.judged, { ...submission, book: assessed.book })
  return overtaken ?? answer(await toSubmittedDto(ctx, caseRow))
}

async function toSubmittedDto(ctx: MemberContext, { account_id, id }: CaseRow): Promise<Submitted> {
  const now = await ownCase(ctx.db, account_id, id)
  if (!now) throw new Error('a case that was submitted is gone')
  const { nextStep, expectedAt } = await expectationOf(ctx, now, undefined)
  const isDecided = now.state === caseStates.paying || now.state === caseStates.paid
  const isNothing = isDecided && now.payable_fen === 0
  return {
    caseId: id,
    caseNo: now.case_no,
    state: now.state,
    stateName: caseStateName(now.state, now.payable_fen),
    isDecided: isDecided ? 1 : 0,
    payableFen: now.payable_fen,
    message:
      isDecided && !isNothing
        ? `核定赔付 ${formatFen(now.payable_fen ?? 0)}。${nextStep}`
        : (nextStep ?? '理赔已结案，本次没有需要赔付的金额'),
    expectedTime: expectedAt && shanghaiMoment(expectedAt),
  }
}
