import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { BankCard, BankPage, CardChoice } from './claim-shapes.ts'
import {
  ByExam,
  ExamDetail,
  ExamDraft,
  ExamId,
  ExamInfo,
  ExamMember,
  ExamDocument,
  ExamDocumentList,
  ExamStateNumber,
  ExamSummary,
  InvoiceFields,
  ExamDocumentId,
  ExamDocumentKindName,
} from './exam-shapes.ts'
import { ByCompany, CompanyId, Done, Nullable, Page, PageQuery } from './shapes.ts'

const none = { refusals: [] } as const

/** Reimbursement for exams that members arranged themselves, from the company's quota. */
export const examCalls = {
  page: main.get(
    'health/healthReimbursement/page',
    '各成员的剩余额度与草稿',
    'Remaining amounts of the family, and the draft',
    ByCompany,
    Type.Object({
      members: Type.Array(ExamMember),
      draft: Nullable(ExamDraft),
      /** The expected duration, as text. */
      promise: Type.String(),
    }),
    none,
  ),
  saveDraft: main.post(
    'health/healthReimbursement/draft',
    '保存草稿',
    'Saves the draft; there is one for each company',
    Type.Composite([Type.Object({ companyId: CompanyId }), ExamInfo]),
    ExamDraft,
    { refusals: ['noExamQuota', 'examQuotaShort'] },
  ),
  cardPage: main.get(
    'health/healthReimbursement/cards',
    '已保存的银行卡与可收款的人',
    'Stored bank cards, and the allowed payees',
    ByExam,
    BankPage,
    none,
  ),
  /** For a draft, and after a returned payment: that is paid again. */
  saveCard: main.post(
    'health/healthReimbursement/card',
    '保存收款银行卡',
    'Save the payee bank card',
    Type.Composite([ByExam, CardChoice]),
    BankCard,
    { idempotent: true, refusals: ['cardFixed', 'holderNotAllowed'] },
  ),
  upload: main.post(
    'health/healthReimbursementFile/upload',
    '上传发票或报告',
    'Uploads an invoice or a report; a PDF becomes one document for each page',
    Type.Object({ id: ExamId, kind: ExamDocumentKindName }),
    Type.Array(ExamDocument),
    {
      body: 'multipart',
      idempotent: true,
      refusals: [
        'examSubmitted',
        'examPapersFull',
        'sameFile',
        'badMaterial',
        'badPicture',
        'pictureTooLarge',
        'fileTooLarge',
        'storageFull',
      ],
    },
  ),
  removePaper: main.post(
    'health/healthReimbursementFile/remove',
    '从草稿中移除文件',
    'Removes a document from the draft',
    Type.Object({ id: ExamId, paperId: ExamDocumentId }),
    Done,
    { refusals: ['examSubmitted'] },
  ),
  correctInvoice: main.post(
    'health/healthReimbursementFile/correct',
    '更正识别的发票，两个值都保留',
    'Corrects recognised values of an invoice; both values are kept',
    Type.Composite([Type.Object({ id: ExamId, paperId: ExamDocumentId }), InvoiceFields]),
    ExamDocument,
    { refusals: ['examSubmitted'] },
  ),
  files: main.get(
    'health/healthReimbursementFile/list',
    '文件、识别结果与缺少的资料',
    'Documents of the draft, their recognised values, and what is missing',
    ByExam,
    ExamDocumentList,
    none,
  ),
  submit: main.post(
    'health/healthReimbursement/createHealthReimbursementInfo',
    '提交报销',
    'Submits a reimbursement; reserves the quota and the invoices',
    ByExam,
    ExamDetail,
    {
      idempotent: true,
      refusals: ['examSubmitted', 'examIncomplete', 'noExamQuota', 'examQuotaShort', 'examInvoiceUsed'],
    },
  ),
  list: main.get(
    'health/healthReimbursement/list',
    '我的报销，最新的在前',
    'Exam reimbursements of the caller, newest first',
    Type.Object({
      ...PageQuery,
      companyId: Type.Optional(CompanyId),
      state: Type.Optional(ExamStateNumber),
    }),
    Page(ExamSummary),
    none,
  ),
  detail: main.get(
    'health/healthReimbursement/detail',
    '报销详情与进度',
    'One reimbursement with its timeline',
    ByExam,
    ExamDetail,
    none,
  ),
  /** A GET of the specification that writes: a repeated call answers the same. */
  cancel: main.get('health/healthReimbursement/cancel', '取消报销', 'Cancel one', ByExam, ExamDetail, {
    refusals: ['cannotCancelExam'],
  }),
}
