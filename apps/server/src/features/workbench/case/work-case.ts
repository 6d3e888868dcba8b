import type { WorkCase } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { Decision } from '@yf/domain/adjudication'
import type { StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import {
  applicantOf,
  bankCardOnTheWire,
  caseById,
  decide,
  decidedLines,
  earlierCases,
  insuredOf,
  linesOnTheWire,
  openedWords,
  paymentOnTheWire,
  paymentsOf,
  phoneOfCase,
  readFacts,
  receiptsOnTheWire,
  summariesOnTheWire,
  type CaseFacts,
  type CaseRow,
} from '#features/claims/public.ts'
import { papersOf } from '../claim-file.ts'
import { queueRowsOnTheWire } from '../queue/on-the-wire.ts'
import { staffNames } from '../staff/store.ts'
import { approvalOf, handlerOf } from './assignment.ts'
import { linesHash } from './lines-hash.ts'
import { obstaclesOf } from './obstacles.ts'
import { permitted } from './permitted.ts'
import { hasTouchedSums } from './reviewer.ts'
import { staffReceiptsOnTheWire } from './receipts-on-the-wire.ts'
import { staffTimelineOnTheWire } from './timeline-on-the-wire.ts'

const urlOf = (name: string) => `/staff-files/${name}`

/** One case whole, as it is after whatever this call did. Whoever calls this records the reading. */
export async function workCaseOnTheWire(ctx: StaffContext, caseId: string): Promise<WorkCase> {
  const caseRow = await caseById(ctx.db, caseId)
  if (!caseRow) throw new Error('a case went away while it was worked on')
  const facts = await readFacts(ctx, caseRow, { urlOf })
  const decision = decide(facts)
  const words = await openedWords(ctx, caseRow)
  return {
    ...(await standing(ctx, facts, decision)),
    ...(await people(ctx, caseRow)),
    ...(await papers(ctx, facts)),
    ...(await decidedOnTheWire(ctx.db, facts, decision)),
    visitStart: caseRow.visit_start,
    visitEnd: caseRow.visit_end,
    diagnosis: words.diagnosis,
    accidentNote: words.accident_note,
    timeline: await staffTimelineOnTheWire(ctx.db, caseRow),
    askedFor: caseRow.state === caseStates.supplementing ? (caseRow.asked_for?.words ?? null) : null,
    earlierCases: await summariesOnTheWire(ctx.db, await earlierCases(ctx.db, caseRow)),
  }
}

const isOpen = ({ state }: CaseRow) => state >= caseStates.submitted && state <= caseStates.adjudicating

/** Where it stands among the others, and what this person may do with it. */
async function standing({ db, staff }: StaffContext, facts: CaseFacts, decision: Decision) {
  const { caseRow, rule } = facts
  const [handlerId, approval] = await Promise.all([handlerOf(db, caseRow), approvalOf(db, caseRow)])
  const obstacles = isOpen(caseRow) ? obstaclesOf(facts, decision) : []
  const first = caseRow.state === caseStates.adjudicating ? approval : null
  const [row] = await queueRowsOnTheWire(db, [
    { ...caseRow, handler_id: handlerId, first_approver_id: first?.staff_id ?? null },
  ])
  if (!row) throw new Error('a case without its row')
  const names = await staffNames(db, first ? [first.staff_id] : [])
  const can = permitted(caseRow, {
    staff,
    handlerId,
    approval: first,
    isApprovalCurrent: first?.lines_hash === linesHash(caseRow, decision),
    hasObstacles: obstacles.length > 0,
    hasTouchedSums: first !== null && (await hasTouchedSums(db, staff, caseRow)),
  })
  const firstApprover = first && (names.get(first.staff_id) ?? null)
  return { ...row, obstacles, fourEyesFen: rule.four_eyes_fen, firstApprover, can }
}

async function people(ctx: StaffContext, caseRow: CaseRow) {
  const [applicant, insured, phone] = await Promise.all([
    applicantOf(ctx, caseRow.account_id),
    insuredOf(ctx, caseRow),
    phoneOfCase(ctx, caseRow),
  ])
  return {
    applicantName: applicant.name,
    relation: insured.relation,
    maskedCertificate: insured.certificateNo ? maskCertificate(insured.certificateNo) : null,
    maskedPhone: phone ? maskPhone(phone) : null,
  }
}

async function papers(ctx: StaffContext, facts: CaseFacts) {
  const { caseRow, policy, materials, card } = facts
  const [read, [payment], written] = await Promise.all([
    receiptsOnTheWire(ctx, caseRow),
    paymentsOf(ctx.db, caseRow),
    papersOf(ctx.db, caseRow),
  ])
  const paying = await paymentOnTheWire(ctx.db, payment)
  return {
    materials: materials.filter(({ isSaved }) => isSaved),
    papers: written.map(({ name, fileName }) => ({ name, url: urlOf(fileName) })),
    receipts: staffReceiptsOnTheWire(read, facts),
    bankCard: card && bankCardOnTheWire(card),
    policy: policy && policyOnTheWire(policy),
    payment: paying && { ...paying, failure: payment?.failure ?? null },
  }
}

const policyOnTheWire = (policy: NonNullable<CaseFacts['policy']>) => ({
  name: policy.name,
  insurer: policy.insurer,
  startDt: policy.startDt,
  endDt: policy.endDt,
  coverFen: policy.coverFen,
  usedFen: policy.usedFen,
  liabilities: [...policy.liabilities],
})

/** As it was decided, or as it would be now. */
async function decidedOnTheWire(db: Db, facts: CaseFacts, decision: Decision) {
  const { caseRow, receipts, policy, byHand } = facts
  const lines = caseRow.decided_at === null ? decision.lines : await decidedLines(db, caseRow)
  const hands = new Set(byHand.map(({ receiptId }) => receiptId))
  return {
    lines: linesOnTheWire(lines, receipts, policy).map((line) => ({
      ...line,
      isByHand: hands.has(line.receiptId) ? (1 as const) : (0 as const),
    })),
    earlierFen: caseRow.decided_at === null ? decision.earlierFen : caseRow.earlier_fen,
    linesPayableFen: caseRow.decided_at === null ? decision.payableFen : (caseRow.payable_fen ?? 0),
  }
}
