import { Type, type Static } from '@sinclair/typebox'
import { appealReasons } from '@yf/domain/claim-appeal'
import { applyStepNames, caseStateNames } from '@yf/domain/claim-case'
import { policyObstacleNames } from '@yf/domain/claim-gate'
import { materialKinds, visitTypes } from '@yf/domain/claim-materials'
import { pictureFaults } from '@yf/domain/picture-faults'
import { Bit, Day, Fen, Id, Moment, Nullable, OneKeyOf, OneNumberOf, OneOf, Text, titled } from './shapes.ts'

/** Shapes shared by the claim calls. Money is in fen; a case is identified by `caseId` and displayed by `caseNo`. */
export const MaterialKindName = OneKeyOf(materialKinds, { title: '材料类型' })
export const VisitTypeName = OneKeyOf(visitTypes, { title: '就诊类型' })
export const CaseStateNumber = OneNumberOf(caseStateNames, { title: '案件状态' })
export const ApplyStepNumber = OneNumberOf(applyStepNames, { title: '申请步骤' })
export const FlowName = OneOf(['new', 'old', 'hospital'], { title: '申请方式' })
export const ChinaLifeCityName = OneOf(['SZ', 'SH'])
export const ReadingStateName = OneOf(['kept', 'waiting', 'reading', 'read', 'unreadable', 'failed'])

export const CaseId = titled('案件', Id)
export const ByCase = Type.Object({ caseId: CaseId })
export const MaterialId = titled('影像', Id)
export const InsuredId = titled('被保险人', Id)
export const HospitalName = (minLength = 0) => titled('就诊医院', Text(60, minLength))
export const Diagnosis = titled('诊断', Text(100))
/** From ICD-10, with its Chinese name; `words` is the name that matched. */
export const FoundDiagnosis = Type.Object({
  code: Type.String(),
  name: Type.String(),
  words: Type.String(),
})
export const Amount = Type.Integer({ minimum: 1, maximum: 100_000_000_00 })
export const InvoicePart = Type.String({ pattern: '^[0-9A-Za-z]{0,24}$' })

// Gate (specification §4 and §5)
export const CompanyCheckAnswer = Type.Object({
  /** A web address or `site:<name>/<path>`. */
  redirectUrl: Nullable(Type.String()),
  claimStartTime: Nullable(Day),
  isArrears: Bit,
  message: Type.String(),
  chinaLifeCity: Nullable(ChinaLifeCityName),
})
export const MemberCheckAnswer = Type.Object({
  errType: Bit,
  isClaimPolicy: OneNumberOf(policyObstacleNames),
  message: Type.String(),
})
export const LimitAnswer = Type.Object({
  isFirst: Bit,
  maxTopLimitByCompany: Fen,
  isNewFlow: Bit,
  mailAddress: Type.String(),
})

// The application
/** The masked form 138****0001 means that the number is unchanged. */
const PhoneOrMask = Type.String({ title: '手机号', pattern: '^1[3-9]\\d(\\d{4}|\\*{4})\\d{4}$' })
export const ApplyInfo = Type.Object({
  /** null: the applicant */
  familyId: Nullable(InsuredId),
  policyId: titled('保单', Nullable(Id)),
  visitType: Nullable(VisitTypeName),
  visitStart: titled('就诊开始日期', Nullable(Day)),
  visitEnd: titled('就诊结束日期', Nullable(Day)),
  hospital: Nullable(HospitalName()),
  diagnosis: Nullable(Diagnosis),
  accidentNote: titled('事故经过', Nullable(Text(300))),
  /** The total of all invoices in the old flow, where nothing is read before submitting. */
  declaredFen: titled('发票总金额', Nullable(Amount)),
  phone: Nullable(PhoneOrMask),
  email: titled('邮箱', Nullable(Text(100))),
})
export type ApplyInfo = Static<typeof ApplyInfo>

export const BankCard = Type.Object({
  id: Id,
  holderName: Type.String(),
  /** **** **** **** 1234 */
  maskedNo: Type.String(),
  bankCode: Type.String(),
  bankName: Type.String(),
  cardKind: Type.String(),
  province: Type.String(),
  city: Type.String(),
  branch: Type.String(),
})
export type BankCard = Static<typeof BankCard>

export const ApplyDraft = Type.Composite([
  Type.Object({
    caseId: Id,
    caseNo: Type.String(),
    flow: FlowName,
    state: CaseStateNumber,
    step: ApplyStepNumber,
    insuredName: Type.String(),
    bankCard: Nullable(BankCard),
    updateTime: Moment,
  }),
  // The phone is masked here: the client sends it only when it changes.
  Type.Omit(ApplyInfo, ['phone']),
  Type.Object({ phone: Nullable(Type.String()) }),
])
export type ApplyDraft = Static<typeof ApplyDraft>

export const ClaimPolicy = Type.Object({
  id: Id,
  name: Type.String(),
  insurer: Type.String(),
  startDt: Day,
  endDt: Day,
  leftFen: Fen,
  visitTypes: Type.Array(VisitTypeName),
})
/** A person for whom the member may claim in this company. */
export const ClaimMember = Type.Object({
  familyId: Nullable(Id),
  name: Type.String(),
  relation: Type.String(),
  maskedCertificate: Nullable(Type.String()),
  policies: Type.Array(ClaimPolicy),
  /** Why not, as text; null where a claim can be made. */
  refusal: Nullable(Type.String()),
})
export type ClaimMember = Static<typeof ClaimMember>

/** `draft` is null before anything was entered. */
export const ApplyPage = Type.Object({
  draft: Nullable(ApplyDraft),
  members: Type.Array(ClaimMember),
  phone: Type.String(),
  email: Nullable(Type.String()),
  tip: Type.String(),
  singleFen: Fen,
  mailAddress: Type.String(),
})
export type ApplyPage = Static<typeof ApplyPage>

export const VisitTypeChoice = Type.Object({
  value: VisitTypeName,
  name: Type.String(),
  /** Whether one of the member's policies covers it. */
  isCovered: Bit,
  materials: Type.Array(MaterialKindName),
})
export type VisitTypeChoice = Static<typeof VisitTypeChoice>

export const BankCheck = Type.Object({
  isValid: Bit,
  bankCode: Type.String(),
  bankName: Type.String(),
  cardKind: Type.String(),
  message: Type.String(),
})
export const BankPage = Type.Object({
  cards: Type.Array(BankCard),
  /** Possible card holders: the applicant and the insured. */
  holderNames: Type.Array(Type.String()),
  banks: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
})
export type BankPage = Static<typeof BankPage>
/** A stored card by its id, or a new one by its number. */
export const CardChoice = Type.Object({
  cardId: Type.Optional(titled('银行卡', Id)),
  holderName: Type.Optional(titled('收款人', Text(30, 1))),
  cardNo: Type.Optional(Type.String({ title: '银行卡号', pattern: '^\\d{12,19}$' })),
  bankCode: Type.Optional(titled('开户银行', Text(20))),
  province: Type.Optional(titled('省份', Text(20))),
  city: Type.Optional(titled('城市', Text(20))),
  branch: Type.Optional(titled('开户网点', Text(60))),
})
export const BankChoice = Type.Composite([Type.Object({ caseId: CaseId }), CardChoice])
export const Region = Type.Object({ code: Type.String(), name: Type.String(), hasChildren: Bit })

// Materials
/** Corners in the picture as a browser shows it, from 0 to 1 of its width and height. */
const Corner = Type.Object({ x: Type.Number(), y: Type.Number() })
export const ReadField = Type.Object({
  name: OneOf([
    'invoiceCode',
    'invoiceNumber',
    'day',
    'billedFen',
    'socialFen',
    'ownExpenseFen',
    'selfPaidFen',
    'pooledFen',
    'accountFen',
    'payer',
    'hospital',
    'visitDay',
    'admissionDay',
    'dischargeDay',
    'cardNo',
    'idNo',
    'holder',
  ]),
  label: Type.String(),
  /** Amounts in fen; certificate and card numbers masked. */
  value: Type.String(),
  confidence: Type.Number(),
  isSure: Bit,
  region: Type.Array(Corner),
  /** For a hospital: which parts of the document support which name. */
  foundIn: Type.Optional(Type.String()),
})
export type ReadField = Static<typeof ReadField>

export const ReceiptFields = Type.Object({
  invoiceCode: titled('发票代码', InvoicePart),
  invoiceNumber: titled('发票号码', Nullable(InvoicePart)),
  day: titled('开票日期', Nullable(Day)),
  billedFen: titled('发票金额', Nullable(Amount)),
  socialFen: titled('社保支付金额', Fen),
  /** Outside the catalogue; if omitted, the value that was read applies. */
  ownExpenseFen: Type.Optional(titled('个人自费金额', Fen)),
  payer: titled('付款人', Nullable(Text(40))),
  hospital: Nullable(HospitalName()),
})
export type ReceiptFields = Static<typeof ReceiptFields>

export const ClaimReceipt = Type.Composite([
  Type.Object({
    id: Id,
    materialId: Nullable(Id),
    isSure: Bit,
    isConfirmed: Bit,
    /** Names of the fields that need checking. */
    doubtful: Type.Array(Type.String()),
    /** The values that OCR read, to detect manual changes; null where it read nothing. */
    asRead: Type.Optional(Nullable(ReceiptFields)),
    /** As text: a name that was read clearly and differs from the insured's. */
    payerNote: Type.Optional(Nullable(Type.String())),
    /** The case that already holds the same invoice. */
    usedBy: Nullable(Type.String()),
  }),
  ReceiptFields,
])
export type ClaimReceipt = Static<typeof ClaimReceipt>

export const ClaimMaterial = Type.Object({
  id: Id,
  kind: MaterialKindName,
  isKindGiven: Bit,
  isSaved: Bit,
  name: Type.String(),
  page: Type.Integer(),
  /** Of the picture, for its owner. */
  url: Type.String(),
  contentType: Type.String(),
  state: ReadingStateName,
  failure: Nullable(Type.String()),
  /** How the receipt was classified: the types label their total differently. */
  paper: Type.Optional(OneOf(['medicalReceipt', 'vatInvoice'])),
  /** Problems of the picture. */
  faults: Type.Optional(Type.Array(OneKeyOf(pictureFaults))),
  fields: Type.Array(ReadField),
  receipt: Nullable(ClaimReceipt),
  /** As text: looks like another picture of this or an earlier case. */
  resembles: Nullable(Type.String()),
  createTime: Moment,
})
export type ClaimMaterial = Static<typeof ClaimMaterial>

export const MaterialNeed = Type.Object({
  kind: MaterialKindName,
  name: Type.String(),
  isRequired: Bit,
  count: Type.Integer(),
  hint: Type.String(),
})
export type MaterialNeed = Static<typeof MaterialNeed>

export const OcrProgress = Type.Object({
  total: Type.Integer(),
  done: Type.Integer(),
  /** Files of other members that are read before this case's next file. */
  ahead: Type.Integer({ minimum: 0 }),
  files: Type.Array(
    Type.Object({
      id: Id,
      kind: MaterialKindName,
      state: ReadingStateName,
      failure: Nullable(Type.String()),
    }),
  ),
})
export type OcrProgress = Static<typeof OcrProgress>

export const DecisionLine = Type.Object({
  receiptId: Id,
  invoiceNumber: Nullable(Type.String()),
  day: Nullable(Day),
  hospital: Nullable(Type.String()),
  liabilityName: Nullable(Type.String()),
  billedFen: Fen,
  excludedFen: Fen,
  socialFen: Fen,
  /** Outside the catalogue of social insurance, and not covered. */
  ownExpenseFen: Fen,
  deductibleFen: Fen,
  /** percent */
  ratio: Type.Integer(),
  overLimitFen: Fen,
  payableFen: Fen,
  reason: Type.String(),
})
export type DecisionLine = Static<typeof DecisionLine>

/** Hints for the member before submitting. `stops` block it, `warns` do not. */
export const CheckPoint = Type.Object({
  kind: OneOf([
    'missing',
    'reading',
    'unreadable',
    'incomplete',
    'duplicate',
    'resembles',
    'overLimit',
    'otherPayer',
    'outsideCover',
    'info',
    'bank',
  ]),
  level: OneOf(['stops', 'warns']),
  words: Type.String(),
  materialId: Nullable(Id),
  materialKind: Nullable(MaterialKindName),
})
export type CheckPoint = Static<typeof CheckPoint>

export const Estimate = Type.Object({
  billedFen: Fen,
  payableFen: Fen,
  lines: Type.Array(DecisionLine),
  /** Decided automatically when submitted as it is. */
  isAtOnce: Bit,
  /** Why staff review it, as text; empty where it is decided automatically or cannot be submitted yet. */
  reasons: Type.Array(Type.String()),
})
export type Estimate = Static<typeof Estimate>

export const MaterialPage = Type.Object({
  draft: ApplyDraft,
  needs: Type.Array(MaterialNeed),
  materials: Type.Array(ClaimMaterial),
  checks: Type.Array(CheckPoint),
  estimate: Estimate,
  singleFen: Fen,
  mailAddress: Type.String(),
  mostFiles: Type.Integer(),
  askedFor: Nullable(Type.String()),
})
export type MaterialPage = Static<typeof MaterialPage>

export const CertificateInfo = Type.Object({
  isNeeded: Bit,
  message: Type.String(),
  name: Type.String(),
  maskedNo: Nullable(Type.String()),
  frontUrl: Nullable(Type.String()),
  backUrl: Nullable(Type.String()),
  copyUrl: Nullable(Type.String()),
})

export const InvoiceCheck = Type.Object({
  isUsed: Bit,
  caseNo: Nullable(Type.String()),
  message: Type.String(),
})

// Cases
export const CaseSummary = Type.Object({
  caseId: Id,
  caseNo: Type.String(),
  companyId: Id,
  flow: FlowName,
  state: CaseStateNumber,
  stateName: Type.String(),
  insuredName: Type.String(),
  visitType: Nullable(VisitTypeName),
  hospital: Nullable(Type.String()),
  billedFen: Fen,
  payableFen: Nullable(Fen),
  receiptCount: Type.Integer(),
  createTime: Moment,
  updateTime: Moment,
  submitTime: Nullable(Moment),
  /** Not for a case that was decided before: staff review it again, and what was paid stays paid. */
  canWithdraw: Bit,
})
export type CaseSummary = Static<typeof CaseSummary>

/** Of a case or of an exam expense, each with its own states. */
export const timelineEvent = {
  stateName: Type.String(),
  time: Moment,
  actor: OneOf(['me', 'system', 'handler']),
  words: Type.String(),
}
export const TimelineEvent = Type.Object({ ...timelineEvent, state: CaseStateNumber })
export type TimelineEvent = Static<typeof TimelineEvent>

export const PaymentStateName = OneOf(['waiting', 'sent', 'paid', 'failed'], { title: '打款状态' })
export const CasePayment = Type.Object({
  state: PaymentStateName,
  amountFen: Fen,
  bankName: Type.String(),
  maskedNo: Type.String(),
  time: Nullable(Moment),
  failure: Nullable(Type.String()),
})

/** The decision is or was reviewed again by staff who took no part in it. */
export const AppealReasonName = OneKeyOf(appealReasons, { title: '复核原因' })
export const RevisionOutcomeName = OneOf(['upheld', 'changed'])
export const CaseAppeal = Type.Object({
  reasonName: Type.String(),
  /** The member's own. */
  words: Type.String(),
  time: Moment,
  /** Null during the review. */
  outcome: Nullable(RevisionOutcomeName),
  beforeFen: Fen,
  afterFen: Nullable(Fen),
  /** The reviewer's reasons. */
  explanation: Nullable(Type.String()),
})
export type CaseAppeal = Static<typeof CaseAppeal>

export const RecoveryStateName = OneOf(['agreed', 'received', 'dropped'])
/** Overpaid: recovered only as the member has signed. */
export const CaseOverpayment = Type.Object({
  overpaidFen: Fen,
  agreed: Nullable(Type.Object({ amountFen: Fen, day: Day, state: RecoveryStateName })),
})

export const CaseDetail = Type.Composite([
  CaseSummary,
  Type.Object({
    relation: Type.String(),
    policyName: Nullable(Type.String()),
    visitStart: Nullable(Day),
    visitEnd: Nullable(Day),
    diagnosis: Nullable(Type.String()),
    accidentNote: Nullable(Type.String()),
    bankCard: Nullable(BankCard),
    timeline: Type.Array(TimelineEvent),
    /** The next step and its expected date, from the duration of past cases; null where the case has ended. */
    nextStep: Nullable(Type.String()),
    expectedTime: Nullable(Moment),
    /** Why staff review it, as text, until it is decided. */
    reasons: Type.Optional(Type.Array(Type.String())),
    lines: Type.Array(DecisionLine),
    /** The increase that this case causes in earlier cases: part of what is payable. */
    earlierFen: Type.Integer(),
    materials: Type.Array(ClaimMaterial),
    askedFor: Nullable(Type.Object({ words: Type.String(), kinds: Type.Array(MaterialKindName) })),
    payment: Nullable(CasePayment),
    hasBook: Bit,
    hasLetter: Bit,
    canCancel: Bit,
    canSupplement: Bit,
    canResubmit: Bit,
    canChangeCard: Bit,
    canAppeal: Bit,
    /** The last day for it. */
    appealUntil: Nullable(Day),
    appeal: Nullable(CaseAppeal),
    hasReview: Bit,
    overpayment: Nullable(CaseOverpayment),
  }),
])
export type CaseDetail = Static<typeof CaseDetail>

export const Submitted = Type.Object({
  caseId: Id,
  caseNo: Type.String(),
  state: CaseStateNumber,
  stateName: Type.String(),
  isDecided: Bit,
  payableFen: Nullable(Fen),
  message: Type.String(),
  expectedTime: Nullable(Moment),
})
export type Submitted = Static<typeof Submitted>

export const GeneratedDocument = Type.Object({
  url: Type.String(),
  name: Type.String(),
  /** Hash of the content to which the signature is bound. */
  hash: Type.String(),
  isSigned: Bit,
})
export type GeneratedDocument = Static<typeof GeneratedDocument>

/** Nulls before the first signature. */
export const HandSignature = Type.Object({
  id: Nullable(Id),
  url: Nullable(Type.String()),
  createTime: Nullable(Moment),
})
export type HandSignature = Static<typeof HandSignature>
