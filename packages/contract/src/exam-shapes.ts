import { Type, type Static } from '@sinclair/typebox'
import { examDocumentKinds, examRecordStates, examStateNames } from '@yf/domain/exam-claim'
import { Amount, BankCard, CasePayment, InvoicePart, ReadField, timelineEvent } from './claim-shapes.ts'
import { Bit, Day, Fen, Id, Moment, Nullable, OneKeyOf, OneNumberOf, OneOf, Text, titled } from './shapes.ts'

export const ExamId = titled('报销', Id)
export const ExamDocumentId = titled('文件', Id)
export const ByExam = Type.Object({ id: ExamId })
export const ExamStateNumber = OneOf(examRecordStates, { title: '报销状态' })
const AnyExamState = OneNumberOf(examStateNames)
export const ExamDocumentKindName = OneKeyOf(examDocumentKinds, { title: '资料类型' })

/** The exam budget left in the package that would pay. */
export const ExamQuota = Type.Object({
  name: Type.String(),
  totalFen: Fen,
  leftFen: Fen,
  /** First and last day of the term: exams within it are covered. */
  since: Day,
  until: Day,
})
export type ExamQuota = Static<typeof ExamQuota>

/** A person for whom the caller may apply, or the reason why not. */
export const ExamMember = Type.Object({
  /** null: the caller */
  familyId: Nullable(Id),
  name: Type.String(),
  relation: Type.String(),
  quota: Nullable(ExamQuota),
})
export type ExamMember = Static<typeof ExamMember>

export const ExamInfo = Type.Object({
  familyId: titled('体检人', Nullable(Id)),
  institution: titled('体检机构', Text(60, 2)),
  day: titled('体检日期', Day),
  amountFen: titled('报销金额', Amount),
})
export type ExamInfo = Static<typeof ExamInfo>

export const ExamDraft = Type.Composite([
  Type.Object({ id: Id, bankCard: Nullable(BankCard), updateTime: Moment }),
  ExamInfo,
])
export type ExamDraft = Static<typeof ExamDraft>

export const InvoiceFields = Type.Object({
  invoiceCode: titled('发票代码', InvoicePart),
  invoiceNumber: titled('发票号码', Nullable(InvoicePart)),
  day: titled('开票日期', Nullable(Day)),
  billedFen: titled('发票金额', Nullable(Amount)),
  payer: titled('付款人', Nullable(Text(40))),
})
export type InvoiceFields = Static<typeof InvoiceFields>

export const ExamInvoice = Type.Composite([
  InvoiceFields,
  Type.Object({
    /** Names of the fields that need checking. */
    doubtful: Type.Array(Type.String()),
    isConfirmed: Bit,
    /** The number of the claim or reimbursement that already holds this invoice. */
    usedBy: Nullable(Type.String()),
  }),
])
export type ExamInvoice = Static<typeof ExamInvoice>

export const ExamDocument = Type.Object({
  id: Id,
  kind: ExamDocumentKindName,
  name: Type.String(),
  url: Type.String(),
  contentType: Type.String(),
  /** kept: OCR does not read it, such as the later pages of a report. */
  state: OneOf(['kept', 'waiting', 'read', 'unreadable']),
  failure: Nullable(Type.String()),
  fields: Type.Array(ReadField),
  /** Of an invoice, once it was read. */
  invoice: Nullable(ExamInvoice),
})
export type ExamDocument = Static<typeof ExamDocument>

export const ExamDocumentList = Type.Object({
  papers: Type.Array(ExamDocument),
  /** The total of the invoices. */
  invoicesFen: Fen,
  /** Missing items that prevent submission, as text. */
  missing: Type.Array(Type.String()),
})
export type ExamDocumentList = Static<typeof ExamDocumentList>

export const ExamSummary = Type.Object({
  id: Id,
  examNo: Type.String(),
  state: AnyExamState,
  stateName: Type.String(),
  memberName: Type.String(),
  institution: Type.String(),
  day: Day,
  amountFen: Fen,
  /** The approved amount; null before. */
  approvedFen: Nullable(Fen),
  submitTime: Moment,
})
export type ExamSummary = Static<typeof ExamSummary>

export const ExamDetail = Type.Composite([
  ExamSummary,
  Type.Object({
    relation: Type.String(),
    /** Of the package that pays, at present. */
    quota: Nullable(ExamQuota),
    bankCard: Nullable(BankCard),
    payment: Nullable(CasePayment),
    timeline: Type.Array(Type.Object({ ...timelineEvent, state: AnyExamState })),
    /** The next step and its date; null where it has ended. */
    nextStep: Nullable(Type.String()),
    expectedTime: Nullable(Moment),
    /** Why it was refused, or why less was approved than requested. */
    reason: Nullable(Type.String()),
    canCancel: Bit,
    /** The payment was returned: the member has to change the card. */
    canChangeCard: Bit,
  }),
])
export type ExamDetail = Static<typeof ExamDetail>
