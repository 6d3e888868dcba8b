import type { AdminExam, AdminExamDetail, AdminExamDocument } from '@yf/contract/exam-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { examDue, examStates } from '@yf/domain/exam-claim'
import { maskCertificate, maskPhone } from '@yf/domain/masks'
import { mayDo } from '@yf/domain/staff'
import type { StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { companyNamesOf, requireMembership } from '#features/company/public.ts'
import {
  toBankCardDto,
  cardById,
  insuredOf,
  issuerSays,
  issuerAnswers,
  toPaymentDto,
  refusedBefore,
  ruleOf,
} from '#features/claims/public.ts'
import { namesOf, decryptedPerson } from '#features/identity/public.ts'
import { staffNames } from '#features/staff/public.ts'
import { timelineOf } from '../transitions.ts'
import type { ExamRow } from '../own-exam.ts'
import { toDocumentDtos } from '../documents/dto.ts'
import { decryptedDocuments } from '../documents/reading.ts'
import { invoicesOf, documentsOf, type ExamDocumentRow } from '../documents/store.ts'
import { paymentsOfExam } from '../pay.ts'
import { quotaOf } from '../quota.ts'
import { reasonOf } from '../records/detail.ts'
import { toSummaryDto } from '../records/dto.ts'
import { doubtsOf } from './doubts.ts'
import { proposalOf, reasonOfProposal, type Proposal } from './proposals.ts'

export type ListedExam = ExamRow & { readonly proposal_id: string | null }

export async function toRowDtos(db: Db, rows: readonly ListedExam[]): Promise<AdminExam[]> {
  const [companies, people] = await Promise.all([
    companyNamesOf(db, [...new Set(rows.map(({ company_id }) => company_id))]),
    namesOf(db, [...new Set(rows.map(({ account_id }) => account_id))]),
  ])
  return rows.map((row) => {
    const since = row.state === examStates.reviewing ? row.submitted_at : row.decided_at
    const due = since && examDue(row.state, since)
    return {
      ...toSummaryDto(row),
      companyName: companies.get(row.company_id) ?? '',
      applicantName: people.get(row.account_id) ?? '',
      dueTime: due ? shanghaiMoment(due) : null,
      isToConfirm: row.proposal_id === null ? 0 : 1,
    }
  })
}

const staffUrl = (name: string) => `/staff-files/${name}`

/** The full reimbursement after this call. The caller records the read access. */
export async function toExamDto(ctx: StaffContext, exam: ExamRow): Promise<AdminExamDetail> {
  const { db } = ctx
  const [documents, proposal, [payment], rule, membership] = await Promise.all([
    documentsOf(db, exam),
    proposalOf(db, exam),
    paymentsOfExam(db, exam),
    ruleOf(db, exam.company_id),
    requireMembership(db, exam.account_id, exam.company_id),
  ])
  const [row] = await toRowDtos(db, [{ ...exam, proposal_id: proposal?.id ?? null }])
  if (!row) throw new Error('a reimbursement without its row')
  const card = exam.bank_card_id ? await cardById(db, exam.account_id, exam.bank_card_id) : undefined
  return {
    ...row,
    ...(await people(ctx, exam)),
    quota: await quotaOf(db, membership, exam),
    bankCard: card ? toBankCardDto(card) : null,
    payment: await toPaymentDto(db, payment),
    papers: await toAdminDocumentDtos(ctx, exam, documents),
    ...sumsOf(exam, documents),
    doubts: await doubtsAbout(ctx, exam, documents, row.applicantName),
    fourEyesFen: rule.four_eyes_fen,
    proposal: proposal && (await toProposalDto(ctx, proposal)),
    reason: await reasonOf(ctx, exam),
    timeline: await adminTimeline(ctx, exam),
    can: permitted(ctx, exam, proposal),
  }
}

/** Never more than the amount requested, nor than the invoices' total. */
export function sumsOf({ amount_fen }: ExamRow, documents: readonly ExamDocumentRow[]) {
  const invoicesFen = invoicesOf(documents).reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0)
  return { invoicesFen, mostFen: Math.min(amount_fen, invoicesFen) }
}

async function people(ctx: StaffContext, { account_id, family_id, member_name }: ExamRow) {
  const [examined, applicant] = await Promise.all([
    insuredOf(ctx, { account_id, family_id, insured_name: member_name }),
    decryptedPerson(ctx.db, ctx.cipher, account_id),
  ])
  return {
    relation: examined.relation,
    maskedCertificate: examined.certificateNo ? maskCertificate(examined.certificateNo) : null,
    maskedPhone: applicant?.phone ? maskPhone(applicant.phone) : null,
  }
}

async function toAdminDocumentDtos(
  ctx: StaffContext,
  exam: ExamRow,
  rows: readonly ExamDocumentRow[],
): Promise<AdminExamDocument[]> {
  const invoices = invoicesOf(rows)
  const [documents, words] = await Promise.all([
    toDocumentDtos(ctx, exam, rows, staffUrl),
    issuerAnswers(ctx.db, invoices),
  ])
  const hospital = { name: exam.institution, names: [] }
  return documents.map((document) => {
    const invoice = invoices.find(({ id }) => id === document.id)
    const issuer = invoice && issuerSays(invoice, { check: words.get(document.id), hospital }, false)
    return { ...document, issuer: issuer ?? null }
  })
}

async function doubtsAbout(
  ctx: StaffContext,
  exam: ExamRow,
  documents: readonly ExamDocumentRow[],
  applicantName: string,
): Promise<string[]> {
  const { readingOf } = await decryptedDocuments(ctx, exam.account_id)
  return doubtsOf({
    memberName: exam.member_name,
    applicantName,
    institution: exam.institution,
    documents: documents.map((row) => ({ row, reading: readingOf(row) })),
    refusedBefore: await refusedBefore(ctx.db, exam, invoicesOf(documents)),
  })
}

async function toProposalDto(ctx: StaffContext, proposal: Proposal) {
  const names = await staffNames(ctx.db, [proposal.staff_id])
  return {
    id: proposal.id,
    verdict: proposal.verdict,
    approvedFen: proposal.approved_fen,
    reason: await reasonOfProposal(ctx, proposal),
    by: names.get(proposal.staff_id) ?? '',
    time: shanghaiMoment(proposal.at),
  }
}

async function adminTimeline(ctx: StaffContext, exam: ExamRow) {
  const events = await timelineOf(ctx, exam)
  const idOf = (actor: string) => /^staff:(.+)$/.exec(actor)?.[1] ?? null
  const names = await staffNames(
    ctx.db,
    events.flatMap(({ actor }) => idOf(actor) ?? []),
  )
  const nameOf = (actor: string) => {
    if (actor === exam.account_id) return '申请人'
    return names.get(idOf(actor) ?? '') ?? '系统'
  }
  return events.map(({ time, stateName, actor, words }) => ({
    time,
    stateName,
    actor: nameOf(actor),
    words,
  }))
}

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0)

function permitted({ staff }: StaffContext, { state }: ExamRow, proposal: Proposal | null) {
  const isOpen = state === examStates.reviewing
  return {
    decide: bit(isOpen && proposal === null && mayDo(staff.role, 'handle')),
    confirm: bit(
      isOpen && proposal !== null && proposal.staff_id !== staff.id && mayDo(staff.role, 'confirm'),
    ),
  }
}
