import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { BankCard, CasePayment } from './claim-shapes.ts'
import { IssuersWord } from './evidence-shapes.ts'
import {
  ByExam,
  ExamId,
  ExamDocument,
  ExamQuota,
  ExamStateNumber,
  ExamSummary,
  InvoiceFields,
  ExamDocumentId,
} from './exam-shapes.ts'
import {
  Bit,
  Fen,
  Id,
  Keyword,
  Moment,
  Nullable,
  OneOf,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/** The console for exam reimbursements, for claims staff. */
export const AdminExam = Type.Composite([
  ExamSummary,
  Type.Object({
    companyName: Type.String(),
    applicantName: Type.String(),
    /** The deadline for the decision or the payment. */
    dueTime: Nullable(Moment),
    /** Decided by one person, waiting for the second approver. */
    isToConfirm: Bit,
  }),
])
export type AdminExam = Static<typeof AdminExam>

export const AdminExamDocument = Type.Composite([
  ExamDocument,
  /** The issuer's answer about an invoice. */
  Type.Object({ issuer: Nullable(IssuersWord) }),
])
export type AdminExamDocument = Static<typeof AdminExamDocument>

export const AdminExamDetail = Type.Composite([
  AdminExam,
  Type.Object({
    relation: Type.String(),
    maskedPhone: Nullable(Type.String()),
    maskedCertificate: Nullable(Type.String()),
    quota: Nullable(ExamQuota),
    bankCard: Nullable(BankCard),
    payment: Nullable(CasePayment),
    papers: Type.Array(AdminExamDocument),
    invoicesFen: Fen,
    /** The most that can be approved. */
    mostFen: Fen,
    /** Points for staff to check, as text. */
    doubts: Type.Array(Type.String()),
    /** From this amount on two people decide. */
    fourEyesFen: Fen,
    /** The decision of the first of two people. */
    proposal: Nullable(
      Type.Object({
        id: Id,
        verdict: OneOf(['approve', 'refuse']),
        approvedFen: Nullable(Fen),
        reason: Type.String(),
        by: Type.String(),
        time: Moment,
      }),
    ),
    reason: Nullable(Type.String()),
    timeline: Type.Array(
      Type.Object({ time: Moment, stateName: Type.String(), actor: Type.String(), words: Type.String() }),
    ),
    can: Type.Object({ decide: Bit, confirm: Bit }),
  }),
])
export type AdminExamDetail = Static<typeof AdminExamDetail>

const Reason = titled('说明', Text(300, 1))
const deciding = ['examReviewed'] as const

export const examAdminCalls = {
  list: consoleService.get(
    'exam/reimbursements',
    '查看体检报销列表',
    'Reimbursements by state, number and name, ordered by due time',
    Type.Object({
      ...PageQuery,
      state: Type.Optional(ExamStateNumber),
      toConfirm: Type.Optional(titled('待复核', Bit)),
      keyword: Type.Optional(Keyword(40)),
    }),
    PageOfLists(AdminExam, ['1', 'confirm', '2', '3', '4', '5', 'all']),
    { permission: 'review', refusals: [] },
  ),
  open: consoleService.get(
    'exam/reimbursement',
    '查看体检报销',
    'One reimbursement in full; the read is recorded',
    ByExam,
    AdminExamDetail,
    { permission: 'review', refusals: [] },
  ),
  correct: consoleService.post(
    'exam/invoice/correct',
    '更正体检发票',
    'Corrects the values of an invoice by its picture',
    Type.Composite([Type.Object({ id: ExamId, paperId: ExamDocumentId }), InvoiceFields]),
    AdminExamDetail,
    { permission: 'handle', idempotent: true, refusals: [...deciding, 'examInvoiceUsed'] },
  ),
  approve: consoleService.post(
    'exam/approve',
    '通过体检报销',
    "Approves an amount; above the company's limit a second person confirms",
    Type.Object({
      id: ExamId,
      amountFen: titled('核定金额', Type.Integer({ minimum: 1 })),
      reason: titled('说明', Text(300)),
    }),
    AdminExamDetail,
    { permission: 'handle', idempotent: true, refusals: [...deciding, 'examSumTooHigh', 'examIncomplete'] },
  ),
  refuse: consoleService.post(
    'exam/refuse',
    '驳回体检报销',
    "Rejects with a reason for the member; above the company's limit a second person confirms",
    Type.Object({ id: ExamId, reason: Reason }),
    AdminExamDetail,
    { permission: 'handle', idempotent: true, refusals: deciding },
  ),
  /** `proposalId` is the proposal that this person read: another one is refused. */
  confirm: consoleService.post(
    'exam/confirm',
    '复核体检报销',
    'The second person confirms',
    Type.Object({ id: ExamId, proposalId: titled('初审意见', Id) }),
    AdminExamDetail,
    {
      permission: 'confirm',
      idempotent: true,
      refusals: [...deciding, 'examNeedsSecond', 'examNothingToConfirm', 'examSumTooHigh'],
    },
  ),
  sendBack: consoleService.post(
    'exam/sendBack',
    '退回体检报销',
    'The second person sends the decision back',
    Type.Object({ id: ExamId, reason: Reason }),
    AdminExamDetail,
    {
      permission: 'confirm',
      idempotent: true,
      refusals: [...deciding, 'examNeedsSecond', 'examNothingToConfirm'],
    },
  ),
}
