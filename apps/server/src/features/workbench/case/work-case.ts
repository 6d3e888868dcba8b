import type { WorkCase } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import type { Line } from '@yf/domain/adjudication'
import type { StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import {
  applicantOf,
  bankCardOnTheWire,
  cardOf,
  caseById,
  decidedLines,
  earlierCases,
  handLines,
  insuredOf,
  linesOnTheWire,
  materialsOf,
  measureCase,
  paymentOnTheWire,
  paymentsOf,
  phoneOfCase,
  receiptsOf,
  ruleOf,
  summariesOf,
  type CaseRow,
  type Measured,
} from '#features/claims/public.ts'
import { papersOf } from '../file-store.ts'
import { queueRows } from '../queue/on-the-wire.ts'
import { staffNames } from '../staff/store.ts'
import { approvalOf, handlerOf } from './assignment.ts'
import { linesHash } from './lines-hash.ts'
import { obstaclesOf } from './obstacles.ts'
import { permitted } from './permitted.ts'
import { receiptsForStaff } from './receipts-for-staff.ts'
import { timelineFor } from './timeline.ts'

const urlOf = (name: string) => `/staff-files/${name}`

/** One case whole, as it is after whatever this call did. Whoever calls this records the reading. */
export async function workCase(ctx: StaffContext, caseId: string): Promise<WorkCase> {
  const caseRow = await caseById(ctx.db, caseId)
  if (!caseRow) throw new Error('a case went away while it was worked on')
  const measured = await measureCase(ctx.db, caseRow)
  return {
    ...(await standing(ctx, caseRow, measured)),
    ...(await people(ctx, caseRow)),
    ...(await papers(ctx, caseRow, measured)),
    ...(await decision(ctx.db, caseRow, measured)),
    visitStart: caseRow.visit_start,
    visitEnd: caseRow.visit_end,
    diagnosis: caseRow.diagnosis,
    accidentNote: caseRow.accident_note,
    timeline: await timelineFor(ctx.db, caseRow),
    askedFor: caseRow.state === caseStates.supplementing ? (caseRow.asked_for?.words ?? null) : null,
    earlierCases: await summariesOf(ctx.db, await earlierCases(ctx.db, caseRow)),
  }
}

const isOpen = ({ state }: CaseRow) => state >= caseStates.submitted && state <= caseStates.adjudicating

/** Where it stands among the others, and what this person may do with it. */
async function standing({ db, staff }: StaffContext, caseRow: CaseRow, measured: Measured) {
  const [handlerId, approval, rule, obstacles] = await Promise.all([
    handlerOf(db, caseRow),
    approvalOf(db, caseRow),
    ruleOf(db, caseRow.company_id),
    isOpen(caseRow) ? obstaclesOf(db, caseRow, measured) : [],
  ])
  const first = caseRow.state === caseStates.adjudicating ? approval : null
  const [row] = await queueRows(db, [
    { ...caseRow, handler_id: handlerId, first_approver_id: first?.staff_id ?? null },
  ])
  if (!row) throw new Error('a case without its row')
  const names = await staffNames(db, first ? [first.staff_id] : [])
  const can = permitted(caseRow, {
    staff,
    handlerId,
    approval: first,
    isApprovalCurrent: first?.lines_hash === linesHash(caseRow, measured.decision),
    hasObstacles: obstacles.length > 0,
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

async function papers(ctx: StaffContext, caseRow: CaseRow, { receipts, policy }: Measured) {
  const [materials, read, card, [payment]] = await Promise.all([
    materialsOf(ctx, caseRow, { urlOf }),
    receiptsOf(ctx, caseRow),
    cardOf(ctx.db, caseRow),
    paymentsOf(ctx.db, caseRow),
  ])
  const paying = await paymentOnTheWire(ctx.db, payment)
  const written = await papersOf(ctx.db, caseRow)
  return {
    materials: materials.filter(({ isSaved }) => isSaved),
    papers: written.map(({ name, fileName }) => ({ name, url: urlOf(fileName) })),
    receipts: receiptsForStaff(read, receipts),
    bankCard: card && bankCardOnTheWire(card),
    policy: policy && policyOnTheWire(policy),
    payment: paying && { ...paying, failure: payment?.failure ?? null },
  }
}

const policyOnTheWire = (policy: NonNullable<Measured['policy']>) => ({
  name: policy.name,
  insurer: policy.insurer,
  startDt: policy.startDt,
  endDt: policy.endDt,
  coverFen: policy.coverFen,
  usedFen: policy.usedFen,
  liabilities: [...policy.liabilities],
})

/** As it was decided, or as it would be now. */
async function decision(db: Db, caseRow: CaseRow, measured: Measured) {
  const isDecided = caseRow.decided_at !== null
  const [lines, byHand] = await Promise.all([
    isDecided ? decidedLines(db, caseRow) : measured.decision.lines,
    handLines(db, caseRow),
  ])
  const hands = new Set(byHand.map(({ receiptId }) => receiptId))
  return {
    lines: linesOnTheWire(lines, measured.receipts, measured.policy).map((line) => ({
      ...line,
      isByHand: hands.has(line.receiptId) ? (1 as const) : (0 as const),
    })),
    linesPayableFen: (lines as readonly Line[]).reduce((sum, { payableFen }) => sum + payableFen, 0),
  }
}
