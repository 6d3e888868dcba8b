import { Type, type Static } from '@sinclair/typebox'
import { diagnosisVerdicts } from '@yf/domain/diagnosis-marks'
import { noteKinds } from '@yf/domain/claim-notes'
import { payFailures } from '@yf/domain/pay-failures'
import { consoleService } from './call.ts'
import {
  Amount,
  BankCard,
  ByCase,
  CaseAppeal,
  CaseId,
  CaseOverpayment,
  CasePayment,
  CaseStateNumber,
  CaseSummary,
  ClaimMaterial,
  DecisionLine,
  FoundDiagnosis,
  HospitalName,
  MaterialId,
  MaterialKindName,
  PaymentStateName,
  ReceiptFields,
  RecoveryStateName,
  VisitTypeName,
} from './claim-shapes.ts'
import { claimsEvidenceCalls } from './claims-admin-evidence.ts'
import { IssuersWord } from './evidence-shapes.ts'
import {
  Bit,
  Day,
  Fen,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  PageOfLists,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'
import { CaseIds, CaseOutcome, NextQuery, QueueQuery } from './queue-shapes.ts'

/** The claims console: calls of the case handlers. */
export const QueueRow = Type.Composite([
  CaseSummary,
  Type.Object({
    companyName: Type.String(),
    /** 0 nothing suspicious … 100 check closely */
    risk: Type.Integer(),
    flags: Type.Array(Type.String()),
    handlerName: Nullable(Type.String()),
    /** The deadline of the decision, in working hours. */
    dueTime: Nullable(Moment),
    /** Approved once and waiting for the second approver. */
    isWaitingForSecond: Bit,
    /** For an appeal: why the caller may not review it. */
    hindrance: Type.Optional(Nullable(Type.String())),
  }),
])
export type QueueRow = Static<typeof QueueRow>

const WorkReceipt = Type.Composite([
  Type.Object({
    id: Id,
    materialId: Nullable(Id),
    isSure: Bit,
    isConfirmed: Bit,
    doubtful: Type.Array(Type.String()),
    /** The staff member who entered it where there is no picture: no other person has seen the document. */
    enteredBy: Nullable(Type.String()),
    excludedFen: Fen,
    excludedReason: Nullable(Type.String()),
    /** The value read by OCR and the member's correction: `字段名：值` where they differ. */
    history: Type.Array(Type.String()),
    usedBy: Nullable(Type.String()),
    issuer: IssuersWord,
    /**
     * Day of the visit, where the receipt names it or a handler entered it; otherwise derived from the declaration.
     */
    visitDay: Nullable(Day),
  }),
  ReceiptFields,
])
export type WorkReceipt = Static<typeof WorkReceipt>

const MarkedDiagnosis = Type.Object({
  id: Id,
  caseNo: Type.String(),
  isOwn: Bit,
  stateName: Type.String(),
  verdict: OneKeyOf(diagnosisVerdicts),
  code: Type.String(),
  name: Type.String(),
  reason: Type.String(),
  staffName: Type.String(),
  time: Moment,
})

export const WorkEvent = Type.Object({
  state: CaseStateNumber,
  stateName: Type.String(),
  time: Moment,
  /** 会员, 系统 or the person's name */
  actor: Type.String(),
  words: Type.String(),
})

const WorkLine = Type.Composite([
  DecisionLine,
  Type.Object({
    /** Decided by staff instead of by the rule. */
    isByHand: Bit,
    /** The handler's own reason, until the case is decided. */
    handReason: Nullable(Type.String()),
  }),
])
export type WorkLine = Static<typeof WorkLine>

const WorkPolicy = Type.Object({
  name: Type.String(),
  insurer: Type.String(),
  startDt: Day,
  endDt: Day,
  coverFen: Fen,
  usedFen: Fen,
  liabilities: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      deductibleFen: Fen,
      deductibleUsedFen: Fen,
      ratio: Type.Integer(),
      visitFen: Nullable(Fen),
      yearlyFen: Fen,
      usedFen: Fen,
      waitingDays: Type.Integer(),
      visitType: Nullable(VisitTypeName),
      /** A sentence each, from the data that the rule uses. */
      terms: Type.Array(Type.String()),
      /** Visits left this year; null where there is no limit. */
      visitsLeft: Nullable(Type.Integer()),
      daysLeft: Nullable(Type.Integer()),
    }),
  ),
})

export const WorkNote = Type.Object({
  id: Id,
  kind: OneKeyOf(noteKinds),
  wasReached: Nullable(Bit),
  /** null: the member's data subject key was deleted, so the text cannot be decrypted. */
  words: Nullable(Type.String()),
  staffName: Type.String(),
  time: Moment,
})
export type WorkNote = Static<typeof WorkNote>

/** The same insured person, in any account. */
const EarlierCase = Type.Composite([CaseSummary, Type.Object({ applicantName: Type.String() })])

/** A decided case that is or was reviewed again: after the member's appeal or reopened by staff. */
const WorkRevision = Type.Object({
  /** Null for a case that was decided once. */
  last: Nullable(
    Type.Composite([CaseAppeal, Type.Object({ kind: OneOf(['appeal', 'reopening']), isOpen: Bit })]),
  ),
  /** Paid out and not paid back. */
  paidFen: Fen,
  overpayment: Nullable(CaseOverpayment),
  recoveries: Type.Array(
    Type.Object({
      id: Id,
      amountFen: Fen,
      day: Day,
      state: RecoveryStateName,
      note: Nullable(Type.String()),
      /** Of the signed document. */
      url: Type.String(),
    }),
  ),
  /** Why the caller may not review the appeal; null where they may, or there is none. */
  hindrance: Nullable(Type.String()),
  can: Type.Object({
    takeAppeal: Bit,
    uphold: Bit,
    change: Bit,
    reopen: Bit,
    agreeRecovery: Bit,
    endRecovery: Bit,
  }),
})
export type WorkRevision = Static<typeof WorkRevision>

/** One case as a handler sees it. Certificate, card and phone are masked here too. */
export const WorkCase = Type.Composite([
  QueueRow,
  Type.Object({
    memberId: Id,
    applicantName: Type.String(),
    relation: Type.String(),
    maskedCertificate: Nullable(Type.String()),
    maskedPhone: Nullable(Type.String()),
    visitStart: Nullable(Day),
    visitEnd: Nullable(Day),
    diagnosis: Nullable(Type.String()),
    /** The coded diagnoses: set by a handler, or where the member's text matches a name of the table. */
    codedDiagnoses: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    isCodedByHand: Bit,
    /** Of the insured person, in this case or another. */
    markedDiagnoses: Type.Array(MarkedDiagnosis),
    accidentNote: Nullable(Type.String()),
    bankCard: Nullable(BankCard),
    policy: Nullable(WorkPolicy),
    /** Their addresses open with a staff token. */
    materials: Type.Array(ClaimMaterial),
    /** 申请书 and 理赔决定书, where they exist; opened like the materials. */
    papers: Type.Optional(Type.Array(Type.Object({ name: Type.String(), url: Type.String() }))),
    receipts: Type.Array(WorkReceipt),
    /** The decision, or what the rule would decide now. */
    lines: Type.Array(WorkLine),
    earlierFen: Type.Integer(),
    linesPayableFen: Fen,
    timeline: Type.Array(WorkEvent),
    /** The blockers of an approval, as text. */
    obstacles: Type.Array(Type.String()),
    askedFor: Nullable(Type.String()),
    fourEyesFen: Fen,
    firstApprover: Nullable(Type.String()),
    /** The decision of the first approver. */
    firstVerdict: Nullable(OneOf(['approve', 'reject'])),
    /** The first approver's reason for refusing, as the member will read it. */
    firstReason: Nullable(Type.String()),
    /** A refusal needs two people. */
    isRejectedByTwo: Bit,
    notes: Type.Array(WorkNote),
    payment: Nullable(CasePayment),
    earlierCases: Type.Array(EarlierCase),
    revision: Type.Optional(WorkRevision),
    can: Type.Object({
      accept: Bit,
      correct: Bit,
      ask: Bit,
      adjudicate: Bit,
      approve: Bit,
      confirm: Bit,
      sendBack: Bit,
      reject: Bit,
      confirmReject: Bit,
      note: Bit,
    }),
  }),
])
export type WorkCase = Static<typeof WorkCase>

const AdminPayment = Type.Object({
  id: Id,
  /** The subject of the payment: a claim or an exam reimbursement. */
  kind: OneOf(['claim', 'exam']),
  caseId: Id,
  caseNo: Type.String(),
  companyName: Type.String(),
  payeeName: Type.String(),
  bankName: Type.String(),
  maskedNo: Type.String(),
  amountFen: Fen,
  state: Type.String(),
  tries: Type.Integer(),
  failure: Nullable(Type.String()),
  isAtOnce: Bit,
  /** Ordered from a bank by file: staff record the result by hand. */
  isByFile: Bit,
  batchNo: Nullable(Type.String()),
  /** Why the caller may not pay it; null where they may, or have no permission to pay. */
  hindrance: Nullable(Type.String()),
  /** Receipts of the case without a picture, as text. */
  unseen: Type.Array(Type.String()),
  createTime: Moment,
  paidTime: Nullable(Moment),
})
export type AdminPayment = Static<typeof AdminPayment>

export const PayBatch = Type.Object({
  id: Id,
  batchNo: Type.String(),
  count: Type.Integer(),
  totalFen: Fen,
  /**
   * open: created; sent: submitted to the payout partner; file: downloaded to be paid by file; done: every payment
   * has ended
   */
  state: OneOf(['open', 'sent', 'file', 'done']),
  madeBy: Type.String(),
  createTime: Moment,
  paidCount: Type.Integer(),
  failedCount: Type.Integer(),
  /** Why the caller may not start the payment, with the cases that block it. */
  hindrance: Nullable(Type.String()),
})
export type PayBatch = Static<typeof PayBatch>

const PaymentId = titled('打款', Id)
const BatchId = titled('打款批次', Id)

/** Paid, with the bank's receipt number, or failed with one of our reasons, which the member reads. */
const BankResult = Type.Object({
  paymentId: PaymentId,
  receipt: titled('银行回单号', Nullable(Text(64))),
  failure: titled('失败原因', Nullable(OneKeyOf(payFailures))),
})
export type BankResult = Static<typeof BankResult>

const ReceiptId = titled('发票', Id)
const PayableFen = titled('应赔金额', Fen)
const Explanation = titled('说明', Text(300, 1))
const DiagnosisCode = Type.String({ title: '诊断编码', pattern: '^[A-Z][0-9]{2}(\\.[0-9])?$' })
const once = { idempotent: true } as const

// Refusals shared by whole groups of calls.
const handling = ['caseOfAnother'] as const
const settling = ['sumMoved', 'claimIncomplete', 'invoiceUsed', 'nothingPayable'] as const
/** During an appeal only the reviewer corrects facts. */
const correcting = [...handling, 'tookPart'] as const
const reviewing = ['noFirstApproval', 'needsSecondPerson'] as const
const appealing = ['caseOfAnother', 'tookPart'] as const
const paying = ['payerHadHand'] as const

/** The tabs of the payments page. */
const paymentLists = ['waiting', 'sent', 'failed', 'paid', 'batches'] as const

export const claimsAdminCalls = {
  ...claimsEvidenceCalls,
  /** POST, because the filter may hold a name, and intermediaries log URLs. */
  queue: consoleService.post(
    'claims/queue',
    '查看案件列表',
    'Queue of cases by due time and risk',
    QueueQuery,
    Type.Object({
      records: Type.Array(QueueRow),
      next: Nullable(Type.String()),
      /** Counted up to a thousand. */
      total: Type.Integer(),
    }),
    { permission: 'review', refusals: [] },
  ),
  /** POST, because the filter may hold a name here, too. */
  next: consoleService.post(
    'claims/next',
    '查找下一件',
    'Next case of a list for the caller',
    NextQuery,
    Type.Object({ caseId: Nullable(Id) }),
    { permission: 'review', refusals: [] },
  ),
  counts: consoleService.get(
    'claims/counts',
    '查看案件数量',
    'Counts of the lists',
    Nothing,
    Type.Object({
      open: Type.Integer(),
      mine: Type.Integer(),
      late: Type.Integer(),
      second: Type.Integer(),
      asked: Type.Integer(),
      appeal: Type.Optional(Type.Integer()),
      payments: Type.Integer(),
    }),
    { permission: 'review', silent: true, refusals: [] },
  ),
  open: consoleService.get(
    'claims/case',
    '查看案件',
    'One case in full; the read is recorded',
    ByCase,
    WorkCase,
    { permission: 'review', refusals: [] },
  ),
  /** A case assigned to somebody else is taken over only with `takeOver`. */
  accept: consoleService.post(
    'claims/accept',
    '受理案件',
    "Accepts a submitted case, or takes over another handler's case",
    Type.Object({ caseId: CaseId, takeOver: Type.Optional(titled('接手', Bit)) }),
    WorkCase,
    { permission: 'handle', ...once, refusals: handling },
  ),
  /** Cases assigned to others are not taken over here. */
  acceptMany: consoleService.post(
    'claims/acceptMany',
    '批量受理',
    'Accepts several submitted cases; the response contains each result',
    Type.Object({ caseIds: CaseIds(20) }),
    Type.Object({ outcomes: Type.Array(CaseOutcome) }),
    { permission: 'handle', ...once, refusals: [] },
  ),
  correct: consoleService.post(
    'claims/receipt',
    '更正发票',
    'Adds or corrects a receipt',
    Type.Composite([
      Type.Object({
        caseId: CaseId,
        receiptId: Type.Optional(ReceiptId),
        materialId: Type.Optional(MaterialId),
        excludedFen: titled('不在保障范围的金额', Fen),
        excludedReason: titled('不在保障范围的原因', Nullable(Text(60))),
        /** Omitted: unchanged. */
        visitDay: Type.Optional(titled('就诊日期', Nullable(Day))),
      }),
      ReceiptFields,
    ]),
    WorkCase,
    { permission: 'handle', refusals: [...correcting, 'invoiceUsed'] },
  ),
  removeReceipt: consoleService.post(
    'claims/receipt/remove',
    '移除发票',
    'Removes a receipt from the decision',
    Type.Object({ caseId: CaseId, receiptId: ReceiptId }),
    WorkCase,
    { permission: 'handle', refusals: [...correcting, 'invoiceUsed'] },
  ),
  /** The issuer's last answer stays until a new one arrives a moment later. */
  recheckInvoice: consoleService.post(
    'claims/receipt/recheck',
    '重新核验发票',
    'Verifies an invoice with its issuer again',
    Type.Object({ caseId: CaseId, receiptId: ReceiptId }),
    WorkCase,
    { permission: 'handle', ...once, refusals: [] },
  ),
  setVisit: consoleService.post(
    'claims/visit',
    '更正就诊',
    'Corrects the visit',
    Type.Object({
      caseId: CaseId,
      visitType: VisitTypeName,
      hospital: HospitalName(1),
      /** Both or neither: omitted, they stay unchanged. */
      visitStart: Type.Optional(titled('就诊开始日期', Day)),
      visitEnd: Type.Optional(titled('就诊结束日期', Day)),
    }),
    WorkCase,
    { permission: 'handle', refusals: correcting },
  ),
  /** POST, because the search text reveals a diagnosis. */
  diagnoses: consoleService.post(
    'claims/diagnoses',
    '搜索诊断',
    'Searches ICD-10 diagnoses by code, text or pinyin initials',
    Type.Object({ keyword: Keyword(40) }),
    Type.Array(FoundDiagnosis),
    { permission: 'review', silent: true, refusals: [] },
  ),
  codeDiagnosis: consoleService.post(
    'claims/diagnosis',
    '诊断编码',
    "Codes the diagnosis; without a code the member's text applies",
    Type.Object({
      caseId: CaseId,
      codes: Type.Array(DiagnosisCode, { title: '诊断编码', maxItems: 10 }),
    }),
    WorkCase,
    { permission: 'handle', refusals: handling },
  ),
  /** Later cases of the same insured person with the same diagnosis go to manual review, with this case named. */
  markDiagnosis: consoleService.post(
    'claims/diagnosis/mark',
    '标记诊断',
    'Mark a diagnosis as excluded or doubtful for the insured person',
    Type.Object({
      caseId: CaseId,
      code: DiagnosisCode,
      verdict: OneKeyOf(diagnosisVerdicts, { title: '标记' }),
      reason: titled('理由', Text(200, 1)),
    }),
    WorkCase,
    { permission: 'handle', refusals: handling },
  ),
  liftDiagnosisMark: consoleService.post(
    'claims/diagnosis/lift',
    '解除诊断标记',
    'Removes the mark of a diagnosis',
    Type.Object({ caseId: CaseId, markId: titled('标记', Id), reason: titled('理由', Text(200, 1)) }),
    WorkCase,
    { permission: 'confirm', refusals: [] },
  ),
  addNote: consoleService.post(
    'claims/note',
    '登记备注或通话',
    'Adds a note or a call, append-only',
    Type.Object({
      caseId: CaseId,
      kind: OneKeyOf(noteKinds, { title: '种类' }),
      /** For a phone call. */
      wasReached: Type.Optional(titled('是否接通', Bit)),
      words: titled('内容', Text(500, 1)),
    }),
    WorkCase,
    { permission: 'handle', ...once, refusals: [] },
  ),
  setLine: consoleService.post(
    'claims/line',
    '人工核定',
    'Sets a line manually; null restores the rule',
    Type.Object({
      caseId: CaseId,
      receiptId: ReceiptId,
      payableFen: titled('应赔金额', Nullable(Fen)),
      reason: titled('理由', Text(200)),
    }),
    WorkCase,
    { permission: 'handle', refusals: [...correcting, 'overCeiling'] },
  ),
  reasons: consoleService.get(
    'claims/reasons',
    '查看理由模板',
    'Reason templates',
    Nothing,
    Type.Array(
      Type.Object({
        use: OneOf(['reject', 'exclude', 'ask', 'line']),
        words: Type.String(),
      }),
    ),
    { permission: 'review', refusals: [] },
  ),
  ask: consoleService.post(
    'claims/ask',
    '要求补充',
    'Requests documents from the member',
    Type.Object({
      caseId: CaseId,
      words: Explanation,
      kinds: Type.Array(MaterialKindName, { title: '资料种类', maxItems: 8 }),
    }),
    WorkCase,
    { permission: 'handle', ...once, refusals: handling },
  ),
  adjudicate: consoleService.post(
    'claims/adjudicate',
    '进入理算',
    'Moves a complete case to adjudication',
    ByCase,
    WorkCase,
    { permission: 'handle', ...once, refusals: handling },
  ),
  /** `payableFen` is the amount that the handler saw: another amount is refused. */
  approve: consoleService.post(
    'claims/approve',
    '通过',
    "Approves; above the company's limit a second person confirms",
    Type.Object({ caseId: CaseId, payableFen: PayableFen }),
    WorkCase,
    { permission: 'handle', ...once, refusals: [...handling, ...settling, 'cannotApprove'] },
  ),
  confirm: consoleService.post(
    'claims/confirm',
    '复核通过',
    'The second person confirms',
    Type.Object({ caseId: CaseId, payableFen: PayableFen }),
    WorkCase,
    { permission: 'confirm', ...once, refusals: [...reviewing, ...settling] },
  ),
  sendBack: consoleService.post(
    'claims/sendBack',
    '复核退回',
    'The second person sends the decision back',
    Type.Object({ caseId: CaseId, words: Explanation }),
    WorkCase,
    { permission: 'confirm', ...once, refusals: reviewing },
  ),
  reject: consoleService.post(
    'claims/reject',
    '拒赔',
    "Rejects the claim with a reason for the member; above the company's limit a second person confirms",
    Type.Object({ caseId: CaseId, reason: titled('理由', Text(300, 1)) }),
    WorkCase,
    { permission: 'handle', ...once, refusals: handling },
  ),
  /** `reason` is the text that this person read: another one is refused. */
  confirmReject: consoleService.post(
    'claims/reject/confirm',
    '复核拒赔',
    'The second person confirms a rejection',
    Type.Object({ caseId: CaseId, reason: titled('理由', Text(300, 1)) }),
    WorkCase,
    { permission: 'confirm', ...once, refusals: reviewing },
  ),
  /** For a senior who took no part in the decision; with `takeOver` from another reviewer. */
  takeAppeal: consoleService.post(
    'claims/appeal/take',
    '受理复核申请',
    'Takes an appeal',
    Type.Object({ caseId: CaseId, takeOver: Type.Optional(titled('接手', Bit)) }),
    WorkCase,
    { permission: 'confirm', ...once, refusals: appealing },
  ),
  uphold: consoleService.post(
    'claims/appeal/uphold',
    '维持原决定',
    'Upholds the decision, with reasons for the member',
    Type.Object({ caseId: CaseId, reason: titled('理由', Text(300, 1)) }),
    WorkCase,
    { permission: 'confirm', ...once, refusals: [...appealing, 'factsChanged'] },
  ),
  /**
   * `payableFen` is the amount that the reviewer saw. From the company's threshold on, a second person confirms an
   * increase.
   */
  changeDecision: consoleService.post(
    'claims/appeal/change',
    '复核改判',
    'Decides again by the current facts',
    Type.Object({ caseId: CaseId, payableFen: PayableFen, reason: titled('理由', Text(300, 1)) }),
    WorkCase,
    { permission: 'confirm', ...once, refusals: [...appealing, ...settling, 'cannotApprove'] },
  ),
  reopen: consoleService.post(
    'claims/reopen',
    '重新审核',
    'Reopens a decided case',
    Type.Object({ caseId: CaseId, reason: titled('理由', Text(300, 1)) }),
    WorkCase,
    { permission: 'confirm', ...once, refusals: ['invoiceUsed', 'payingNow'] },
  ),
  /** With the signed document as a file part. */
  agreeRecovery: consoleService.post(
    'claims/recovery',
    '登记退款协议',
    'Records a written agreement to repay an overpayment',
    Type.Object({
      caseId: CaseId,
      amountFen: titled('约定退回的金额', Amount),
      day: titled('签署日期', Day),
    }),
    WorkCase,
    {
      permission: 'pay',
      ...once,
      body: 'multipart',
      refusals: ['notOverpaid', 'badMaterial', 'badPicture', 'pictureTooLarge'],
    },
  ),
  /** Confirmed by another person than the one who recorded the agreement. */
  endRecovery: consoleService.post(
    'claims/recovery/end',
    '登记退款结果',
    'Ends a repayment agreement: received or dropped',
    Type.Object({
      caseId: CaseId,
      recoveryId: titled('退款协议', Id),
      outcome: OneOf(['received', 'dropped'], { title: '结果' }),
      note: titled('银行流水号或原因', Text(100, 1)),
    }),
    WorkCase,
    { permission: 'pay', ...once, refusals: ['needsSecondPerson', 'notOverpaid'] },
  ),
  payments: consoleService.get(
    'payments/list',
    '查看打款列表',
    'Payments by state',
    Type.Object({
      ...PageQuery,
      state: Type.Optional(PaymentStateName),
      batchId: Type.Optional(BatchId),
    }),
    PageOfLists(AdminPayment, paymentLists),
    { permission: 'review', refusals: [] },
  ),
  makeBatch: consoleService.post(
    'payments/batch',
    '生成打款批次',
    'Creates a batch of waiting payments',
    Type.Object({ paymentIds: Type.Array(Id, { title: '打款', minItems: 1, maxItems: 500 }) }),
    PayBatch,
    { permission: 'pay', ...once, refusals: [...paying, 'notPayable'] },
  ),
  batches: consoleService.get(
    'payments/batches',
    '查看打款批次',
    'Batches, newest first',
    Type.Object({ ...PageQuery }),
    PageOfLists(PayBatch, paymentLists),
    { permission: 'review', refusals: [] },
  ),
  /**
   * The payment-instruction file as base64: the console saves it under its name. A batch whose file was downloaded is
   * paid by file and cannot be sent any more; a batch that was sent has no file.
   */
  batchFile: consoleService.post(
    'payments/batch/file',
    '下载打款文件',
    'Downloads the payment file of a batch, which is then paid by file',
    Type.Object({
      batchId: BatchId,
      encoding: OneOf(['gbk', 'utf-8'], { title: '文件编码', default: 'gbk' }),
    }),
    Type.Object({ name: Type.String(), base64: Type.String() }),
    { permission: 'pay', refusals: [...paying, 'otherPayWay', 'badPayFile'] },
  ),
  sendBatch: consoleService.post(
    'payments/batch/send',
    '发送打款批次',
    'Sends a batch to the payout partner',
    Type.Object({ batchId: BatchId }),
    PayBatch,
    { permission: 'pay', ...once, refusals: [...paying, 'otherPayWay'] },
  ),
  recordResults: consoleService.post(
    'payments/batch/results',
    '登记打款结果',
    "Records the bank's results of a batch paid by file",
    Type.Object({
      batchId: BatchId,
      results: Type.Array(BankResult, { title: '打款结果', minItems: 1, maxItems: 100 }),
    }),
    PayBatch,
    { permission: 'pay', ...once, refusals: [...paying, 'otherPayWay'] },
  ),
  retryPayment: consoleService.post(
    'payments/retry',
    '重新打款',
    'Queries a payment in doubt, or retries a failed one',
    Type.Object({ paymentId: PaymentId }),
    AdminPayment,
    { permission: 'pay', ...once, refusals: [...paying, 'otherPayWay', 'cardUnchanged'] },
  ),
}
