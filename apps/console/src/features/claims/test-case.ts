import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import type { QueueRow, WorkCase, WorkLine, WorkReceipt } from '@yf/contract/workbench'

/** For tests: a case as a handler finds it, with two receipts of which one wants a look. */
const square = [
  { x: 0.1, y: 0.2 },
  { x: 0.4, y: 0.2 },
  { x: 0.4, y: 0.3 },
  { x: 0.1, y: 0.3 },
]

export const queueRow: QueueRow = {
  caseId: 'c1',
  caseNo: 'LP20261115AB12CD34',
  companyId: 'co1',
  companyName: '星河软件',
  flow: 'new',
  state: 2,
  stateName: '资料审核',
  insuredName: '林晓',
  visitType: 'outpatient',
  hospital: '市第一医院',
  billedFen: 428_50,
  payableFen: null,
  receiptCount: 2,
  createTime: '2026-11-14 09:00:00',
  updateTime: '2026-11-15 09:00:00',
  submitTime: '2026-11-14 10:00:00',
  risk: 65,
  flags: ['付款人与被保险人不一致', '发票号码识别把握不足'],
  handlerName: '王理赔',
  isWaitingForSecond: 0,
}

export const material = (id: string, kind: ClaimMaterial['kind'] = 'receipt'): ClaimMaterial => ({
  id,
  kind,
  isKindGiven: 0,
  isSaved: 1,
  name: `${id}.jpg`,
  page: 1,
  url: `/staff-files/${id}.jpg`,
  contentType: 'image/jpeg',
  state: 'read',
  failure: null,
  fields: [
    {
      name: 'invoiceNumber',
      label: '发票号码',
      value: '12345673',
      confidence: 0.62,
      isSure: 0,
      region: square,
    },
    { name: 'billedFen', label: '金额', value: '12850', confidence: 0.99, isSure: 1, region: [] },
  ],
  receipt: null,
  resembles: null,
  createTime: '2026-11-14 09:30:00',
})

export const receipt = (id: string, materialId: string | null): WorkReceipt => ({
  id,
  materialId,
  isSure: 0,
  isConfirmed: 1,
  doubtful: ['invoiceNumber'],
  enteredBy: null,
  excludedFen: 0,
  excludedReason: null,
  history: ['识别 发票号码：12345673', '会员填写 发票号码：12345678'],
  usedBy: null,
  issuer: {
    tone: 'agrees',
    words: ['开票方登记：2026-11-02，¥128.50，市第一医院，交款人林晓'],
    isAsking: 0,
    canAsk: 1,
    askedTime: '2026-11-14 09:31:00',
  },
  invoiceCode: '044001900111',
  invoiceNumber: '12345678',
  day: '2026-11-02',
  billedFen: 128_50,
  socialFen: 0,
  payer: '林晓',
  hospital: '市第一医院',
})

const line = (receiptId: string, isByHand: 0 | 1 = 0): WorkLine => ({
  receiptId,
  invoiceNumber: '12345678',
  day: '2026-11-02',
  hospital: '市第一医院',
  liabilityName: '门诊医疗',
  billedFen: 128_50,
  excludedFen: 0,
  socialFen: 0,
  ownExpenseFen: 0,
  deductibleFen: 28_50,
  ratio: 90,
  overLimitFen: 0,
  payableFen: 90_00,
  reason: '按门诊医疗责任赔付',
  isByHand,
})

const nothing: WorkCase['can'] = {
  accept: 0,
  correct: 0,
  ask: 0,
  adjudicate: 0,
  approve: 0,
  confirm: 0,
  sendBack: 0,
  reject: 0,
}

export type Allowed = Partial<WorkCase['can']>

export const workCase = (can: Allowed = {}, change: Partial<WorkCase> = {}): WorkCase => ({
  ...queueRow,
  applicantName: '林晓',
  relation: '本人',
  maskedCertificate: '110***********001X',
  maskedPhone: '138****0001',
  visitStart: '2026-11-02',
  visitEnd: '2026-11-02',
  diagnosis: '急性咽炎',
  accidentNote: null,
  bankCard: {
    id: 'b1',
    holderName: '林晓',
    maskedNo: '**** **** **** 6789',
    bankCode: 'ICBC',
    bankName: '工商银行',
    cardKind: '储蓄卡',
    province: '',
    city: '',
    branch: '',
  },
  policy: {
    name: '员工补充医疗',
    insurer: '国民人寿',
    startDt: '2026-01-01',
    endDt: '2026-12-31',
    coverFen: 20_000_00,
    usedFen: 1_000_00,
    liabilities: [
      {
        id: 'l1',
        name: '门诊医疗',
        deductibleFen: 100_00,
        deductibleUsedFen: 71_50,
        ratio: 90,
        visitFen: null,
        yearlyFen: 5_000_00,
        usedFen: 1_000_00,
        waitingDays: 30,
      },
    ],
  },
  materials: [material('m1'), material('m2'), material('m3', 'medicalRecord')],
  receipts: [receipt('r1', 'm1'), { ...receipt('r2', 'm2'), billedFen: 300_00, doubtful: [], isSure: 1 }],
  lines: [line('r1'), line('r2', 1)],
  earlierFen: 0,
  linesPayableFen: 180_00,
  timeline: [
    { state: 1, stateName: '已提交', time: '2026-11-14 10:00:00', actor: '会员', words: '提交理赔申请' },
    {
      state: 2,
      stateName: '资料审核',
      time: '2026-11-15 09:00:00',
      actor: '王理赔',
      words: '理赔专员已受理',
    },
  ],
  obstacles: [],
  askedFor: null,
  fourEyesFen: 5_000_00,
  firstApprover: null,
  payment: null,
  earlierCases: [],
  can: { ...nothing, ...can },
  ...change,
})

/** The smallest picture there is. */
export const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
