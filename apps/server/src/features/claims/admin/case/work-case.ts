import type { WorkCase } from '@yf/contract/claims-admin'
import { caseStateName, caseStates } from '@yf/domain/claim-case'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { Decision } from '@yf/domain/adjudication'
import type { StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { applicantOf, insuredOf, phoneOfCase } from '#features/claims/record/people.ts'
import { toBankCardDto } from '#features/claims/record/application/dto.ts'
import { caseById } from '#features/claims/record/find.ts'
import { decide } from '#features/claims/assessment/decision.ts'
import { decidedLines } from '#features/claims/record/line-store.ts'
import { toLineDtos } from '#features/claims/record/lines-dto.ts'
import { decrypted as decryptedTexts } from '#features/claims/record/health-texts.ts'
import { toPaymentDto } from '#features/claims/decision/progress/dto.ts'
import { paymentsOf } from '#features/claims/decision/payment/payments.ts'
import { readFacts, type CaseFacts } from '#features/claims/assessment/facts.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { documentsOf } from './case-files.ts'
import { toQueueRowDtos } from './case-row-dto.ts'
import { staffNames } from '#features/staff/public.ts'
import { refusalOfReview } from './reviewing.ts'
import { partIn } from './took-part.ts'
import { toWorkRevisionDto } from './work-revision.ts'
import { approvalOf, handlerOf, reasonOfApproval } from './assignment.ts'
import { toHistoryDto } from './history-dto.ts'
import { verdictHash } from './lines-hash.ts'
import { toNoteDtos } from './notes-dto.ts'
import { obstaclesOf } from './obstacles.ts'
import { permitted } from './permitted.ts'
import { toPolicyDto } from './policy-dto.ts'
import { isRejectedByTwo } from './rejected-by-two.ts'
import { hasTouchedSums } from '#features/staff/public.ts'
import { toStaffReceiptDtos } from './receipts-dto.ts'
import { decidable } from './take-own.ts'
import { toStaffTimelineDto } from './timeline-dto.ts'

const urlOf = (name: string) => `/staff-files/${name}`

/** One complete case after this call. The caller records the audit event. */
export async function toWorkCaseDto(ctx: StaffContext, caseId: string): Promise<WorkCase> {
  const caseRow = await caseById(ctx.db, caseId)
  if (!caseRow) throw new Error('a case went away while it was worked on')
  const facts = await readFacts(ctx, caseRow, urlOf)
  const decision = decide(facts)
  const healthTexts = await decryptedTexts(ctx, caseRow)
  return {
    ...(await statusFields(ctx, facts, decision)),
    ...(await people(ctx, caseRow)),
    ...(await documentFields(ctx, facts)),
    ...(await toDecidedDto(ctx.db, facts, decision)),
    visitStart: caseRow.visit_start,
    visitEnd: caseRow.visit_end,
    diagnosis: healthTexts.diagnosis,
    codedDiagnoses: facts.diagnoses.flatMap(({ code, name }) => (code === null ? [] : [{ code, name }])),
    isCodedByHand: healthTexts.diagnosis_codes ? 1 : 0,
    markedDiagnoses: facts.marks.map(({ id, caseNo, caseId: from, state, at, ...mark }) => ({
      id,
      caseNo,
      isOwn: from === caseRow.id ? (1 as const) : (0 as const),
      stateName: caseStateName(state),
      verdict: mark.verdict,
      code: mark.code,
      name: mark.name,
      reason: mark.reason,
      staffName: mark.staffName,
      time: shanghaiMoment(at),
    })),
    accidentNote: healthTexts.accident_note,
    timeline: await toStaffTimelineDto(ctx, caseRow),
    askedFor: caseRow.state === caseStates.supplementing ? (healthTexts.asked_for?.words ?? null) : null,
    notes: await toNoteDtos(ctx, caseRow),
    earlierCases: await toHistoryDto(ctx, caseRow),
    revision: await toWorkRevisionDto(ctx, facts, decision),
  }
}

const isOpen = ({ state }: CaseRow) =>
  (state >= caseStates.submitted && state <= caseStates.adjudicating) || state === caseStates.appealed

/** Its position in the queue, and what this person may do with it. */
async function statusFields(ctx: StaffContext, facts: CaseFacts, decision: Decision) {
  const { db, staff } = ctx
  const { caseRow, rule } = facts
  const [handlerId, approval] = await Promise.all([handlerOf(db, caseRow), approvalOf(db, caseRow)])
  const obstacles = isOpen(caseRow) ? obstaclesOf(facts, decision) : []
  const first = decidable.includes(caseRow.state) ? approval : null
  const [row] = await toQueueRowDtos(db, [
    { ...caseRow, handler_id: handlerId, first_approver_id: first?.staff_id ?? null },
  ])
  if (!row) throw new Error('a case without its row')
  const names = await staffNames(db, first ? [first.staff_id] : [])
  const can = permitted(caseRow, {
    staff,
    handlerId,
    approval: first,
    isApprovalCurrent: first !== null && first.lines_hash === verdictHash(caseRow, decision, first.verdict),
    hasObstacles: obstacles.length > 0,
    isReviewer: caseRow.state === caseStates.appealed && (await refusalOfReview(ctx, caseRow)) === null,
    hasTouchedSums:
      first !== null && ((await hasTouchedSums(db, staff, caseRow)) || (await partIn(db, staff, caseRow))),
  })
  const firstApprover = first && (names.get(first.staff_id) ?? null)
  return {
    ...row,
    obstacles,
    fourEyesFen: rule.four_eyes_fen,
    firstApprover,
    firstVerdict: first && first.verdict,
    firstReason: first && (await reasonOfApproval(ctx, first)),
    isRejectedByTwo: isRejectedByTwo(facts) ? (1 as const) : (0 as const),
    can,
  }
}

async function people(ctx: StaffContext, caseRow: CaseRow) {
  const [applicant, insured, phone] = await Promise.all([
    applicantOf(ctx, caseRow.account_id),
    insuredOf(ctx, caseRow),
    phoneOfCase(ctx, caseRow),
  ])
  return {
    memberId: caseRow.account_id,
    applicantName: applicant.name,
    relation: insured.relation,
    maskedCertificate: insured.certificateNo ? maskCertificate(insured.certificateNo) : null,
    maskedPhone: phone ? maskPhone(phone) : null,
  }
}

async function documentFields(ctx: StaffContext, facts: CaseFacts) {
  const { caseRow, policy, materials, card } = facts
  const [[payment], generated] = await Promise.all([
    paymentsOf(ctx.db, caseRow),
    documentsOf(ctx.db, caseRow),
  ])
  const paying = await toPaymentDto(ctx.db, payment)
  return {
    materials: materials.filter(({ isSaved }) => isSaved),
    papers: generated.map(({ name, fileName }) => ({ name, url: urlOf(fileName) })),
    receipts: toStaffReceiptDtos(facts),
    bankCard: card && toBankCardDto(card),
    policy: policy && toPolicyDto(policy),
    payment: paying && { ...paying, failure: payment?.failure ?? null },
  }
}

/** The decided lines, or what they would be now. */
async function toDecidedDto(db: Db, facts: CaseFacts, decision: Decision) {
  const { caseRow, receipts, policy, byHand } = facts
  // A case under review shows its present result.
  const isToDecide = caseRow.decided_at === null || caseRow.decided_state !== null
  const lines = isToDecide ? decision.lines : await decidedLines(db, caseRow)
  const hands = new Map(byHand.map(({ receiptId, reason }) => [receiptId, reason]))
  return {
    lines: toLineDtos(lines, receipts, policy).map((line) => ({
      ...line,
      isByHand: hands.has(line.receiptId) ? (1 as const) : (0 as const),
      handReason: isToDecide ? (hands.get(line.receiptId) ?? null) : null,
    })),
    earlierFen: isToDecide ? decision.earlierFen : caseRow.earlier_fen,
    linesPayableFen: isToDecide ? decision.payableFen : (caseRow.payable_fen ?? 0),
  }
}
