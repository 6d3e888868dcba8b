import { policyOfCase } from '#features/claims/record/case-policy.ts'
import type { CaseDetail } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { canCancel, caseStates } from '@yf/domain/claim-case'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toBankCardDto } from '#features/claims/record/application/dto.ts'
import { insuredOf, type PersonDeps } from '#features/claims/record/people.ts'
import { cardOf, receiptRows } from '#features/claims/record/find.ts'
import { decrypted } from '#features/claims/record/health-texts.ts'
import { decidedLines } from '#features/claims/record/line-store.ts'
import { toLineDtos } from '#features/claims/record/lines-dto.ts'
import { billedSum } from '#features/claims/assessment/decision.ts'
import { loadMaterials } from '#features/claims/evidence/reading/load-materials.ts'
import { materialDtos } from '#features/claims/evidence/reading/materials-dto.ts'
import { ownCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { isDecided } from '../documents/letter.ts'
import { hasBook } from '../documents/signed-book.ts'
import { hasFailed, paymentsOf } from '../payment/payments.ts'
import { toAgainDto } from './revision-dto.ts'
import { expectationOf } from './expected.ts'
import { toPaymentDto, toSummaryDto, toTimelineDto } from './dto.ts'
import { whyByHand } from './why-by-hand.ts'
import { canRenew } from './renew.ts'

export const detail: RunCallHandler<typeof claimCalls.detail> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  return caseRow ? answer(await toDetailDto(ctx, caseRow)) : refuse('notFound')
}

const bit = (value: boolean) => (value ? 1 : 0)

/** One complete case, for its owner. */
export async function toDetailDto(ctx: PersonDeps, caseRow: CaseRow): Promise<CaseDetail> {
  const { db } = ctx
  const { state } = caseRow
  const [receipts, lines, policy, card, payments] = await Promise.all([
    receiptRows(db, caseRow),
    isDecided(caseRow) ? decidedLines(db, caseRow) : [],
    policyOfCase(db, caseRow),
    cardOf(db, caseRow),
    paymentsOf(db, caseRow),
  ])
  const [timeline, loaded, insured, expectation, payment, healthTexts, again, reasons] = await Promise.all([
    toTimelineDto(ctx, caseRow),
    loadMaterials(ctx, caseRow),
    insuredOf(ctx, caseRow),
    expectationOf(ctx, caseRow, payments[0]),
    toPaymentDto(db, payments[0]),
    decrypted(ctx, caseRow),
    toAgainDto(ctx, caseRow),
    whyByHand(db, caseRow),
  ])
  return {
    ...toSummaryDto(caseRow, { receiptCount: receipts.length, billedFen: billedSum(receipts) }),
    relation: insured.relation,
    policyName: policy?.name ?? null,
    visitStart: caseRow.visit_start,
    visitEnd: caseRow.visit_end,
    diagnosis: healthTexts.diagnosis,
    accidentNote: healthTexts.accident_note,
    bankCard: card && toBankCardDto(card),
    timeline,
    nextStep: expectation.nextStep,
    expectedTime: expectation.expectedAt && shanghaiMoment(expectation.expectedAt),
    reasons,
    lines: toLineDtos(lines, receipts, policy),
    earlierFen: isDecided(caseRow) ? caseRow.earlier_fen : 0,
    materials: materialDtos(caseRow, loaded),
    askedFor:
      state === caseStates.supplementing && healthTexts.asked_for
        ? { words: healthTexts.asked_for.words, kinds: [...healthTexts.asked_for.kinds] }
        : null,
    payment,
    hasBook: bit(hasBook(caseRow)),
    hasLetter: bit(isDecided(caseRow)),
    canCancel: bit(canCancel(state)),
    canSupplement: bit(state === caseStates.supplementing),
    canResubmit: bit(canRenew(state)),
    canChangeCard: bit(hasFailed(state, payments[0])),
    ...again,
  }
}

/** After a change: the case as it is now. */
export async function detailNow(ctx: PersonDeps, { account_id, id }: CaseRow): Promise<CaseDetail> {
  const now = await ownCase(ctx.db, account_id, id)
  if (!now) throw new Error('a case that was changed is gone')
  return toDetailDto(ctx, now)
}
