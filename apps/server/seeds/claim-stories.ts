import type { FlagKind } from '@yf/domain/claim-flags'
import type { MaterialKind, VisitType } from '@yf/domain/claim-materials'
import type { CaseState } from '@yf/domain/claim-case'
import { insuredColleagues } from './policy-seeds.ts'

/** A receipt of a demo case, in days before today and in yuan. */
export interface StoryReceipt {
  readonly daysAgo: number
  readonly hospital: string
  readonly billed: number
  readonly social?: number
  readonly excluded?: readonly [yuan: number, reason: string]
  /** Recognised with high confidence, or corrected by the member. */
  readonly isSure?: boolean
}

export interface ClaimStory {
  readonly key: string
  readonly account: string
  readonly company: string
  readonly policy: string
  readonly insured: string
  readonly family?: string
  readonly state: CaseState
  readonly visit: VisitType
  readonly diagnosis: string
  readonly note?: string
  readonly daysAgo: number
  readonly receipts: readonly StoryReceipt[]
  readonly kinds?: readonly MaterialKind[]
  readonly materialRequest?: { readonly text: string; readonly kinds: readonly MaterialKind[] }
  readonly reason?: string
  readonly risk?: readonly [kind: FlagKind, weight: number, words: string]
  /** Hours from submission to decision. */
  readonly hours?: number
}

const first = '北京第一人民医院'
const children = '北京妇女儿童医院'
const chinese = '北京中医院'
const lin = {
  account: 'linxiao',
  company: 'xinghe-software',
  policy: 'lin-medical',
  insured: '林晓',
} as const

/** 林晓 has a case in every state (decisions §2). */
const ofLinxiao: readonly ClaimStory[] = [
  {
    ...lin,
    key: 'draft',
    state: 0,
    visit: 'outpatient',
    diagnosis: '过敏性鼻炎',
    daysAgo: 1,
    receipts: [],
  },
  {
    ...lin,
    key: 'submitted',
    state: 1,
    visit: 'outpatient',
    diagnosis: '急性咽炎',
    daysAgo: 1,
    receipts: [{ daysAgo: 4, hospital: first, billed: 463.2, isSure: false }],
    kinds: ['receipt', 'medicalRecord'],
    risk: ['corrected', 20, '发票金额由会员更正过'],
  },
  {
    ...lin,
    key: 'reviewing',
    state: 2,
    visit: 'outpatient',
    diagnosis: '腰肌劳损',
    daysAgo: 3,
    receipts: [
      { daysAgo: 8, hospital: chinese, billed: 1260, social: 380.4 },
      { daysAgo: 6, hospital: chinese, billed: 1980, excluded: [300, '膏方属于保健项目'] },
    ],
    kinds: ['receipt', 'medicalRecord'],
    risk: ['aboveAutomatic', 35, '发票总额高于自动理赔额度'],
  },
  {
    ...lin,
    key: 'supplementing',
    policy: 'spouse-medical',
    insured: '陈默',
    family: 'linxiao/spouse',
    state: 3,
    visit: 'outpatient',
    diagnosis: '膝关节扭伤',
    daysAgo: 5,
    receipts: [{ daysAgo: 9, hospital: first, billed: 832.5 }],
    kinds: ['receipt'],
    materialRequest: { text: '请补充就诊当日的病历，需能看清诊断与医生签名。', kinds: ['medicalRecord'] },
    risk: ['paper', 15, '缺少病历'],
  },
  {
    ...lin,
    key: 'adjudicating',
    policy: 'child-medical',
    insured: '陈小满',
    family: 'linxiao/child',
    state: 4,
    visit: 'inpatient',
    diagnosis: '支气管肺炎',
    daysAgo: 6,
    receipts: [{ daysAgo: 12, hospital: children, billed: 6420.8, social: 2610.35 }],
    kinds: ['receipt', 'feeList', 'dischargeSummary'],
    risk: ['highSum', 40, '住院金额较高'],
  },
  {
    ...lin,
    key: 'paid-spring',
    state: 6,
    visit: 'outpatient',
    diagnosis: '慢性胃炎',
    daysAgo: 64,
    receipts: [
      { daysAgo: 72, hospital: first, billed: 620 },
      { daysAgo: 70, hospital: first, billed: 805.63 },
      { daysAgo: 67, hospital: chinese, billed: 400 },
    ],
    kinds: ['receipt', 'medicalRecord'],
    hours: 20,
  },
  {
    ...lin,
    key: 'paid-inpatient',
    state: 6,
    visit: 'inpatient',
    diagnosis: '急性阑尾炎',
    daysAgo: 40,
    receipts: [{ daysAgo: 47, hospital: first, billed: 1666.66 }],
    kinds: ['receipt', 'feeList', 'dischargeSummary'],
    hours: 46,
  },
  {
    ...lin,
    key: 'paying',
    state: 5,
    visit: 'outpatient',
    diagnosis: '颈椎病',
    daysAgo: 4,
    receipts: [{ daysAgo: 10, hospital: chinese, billed: 1000 }],
    kinds: ['receipt', 'medicalRecord'],
    hours: 30,
  },
  {
    ...lin,
    key: 'rejected',
    state: 7,
    visit: 'dental',
    diagnosis: '牙齿美白',
    daysAgo: 30,
    receipts: [{ daysAgo: 35, hospital: '北京口腔医院', billed: 680 }],
    kinds: ['receipt', 'feeList', 'medicalRecord'],
    reason: '牙齿美白属于美容项目，不在保险责任范围内。如对结果有疑问，可在60日内申请复核。',
    hours: 25,
  },
  {
    ...lin,
    key: 'cancelled',
    state: 8,
    visit: 'outpatient',
    diagnosis: '感冒',
    daysAgo: 30,
    receipts: [{ daysAgo: 33, hospital: first, billed: 156.8 }],
    kinds: ['receipt'],
    reason: '会员取消申请',
  },
  {
    ...lin,
    key: 'withdrawn',
    state: 9,
    visit: 'emergency',
    diagnosis: '急性肠胃炎',
    daysAgo: 25,
    receipts: [{ daysAgo: 28, hospital: first, billed: 342.6 }],
    kinds: ['receipt', 'medicalRecord'],
    reason: '票据已在其他单位报销',
  },
]

const complaints = ['急性支气管炎', '偏头痛', '过敏性皮炎', '腱鞘炎', '结膜炎', '高血压复诊'] as const

/** Past cases, from which processing times are estimated. The last five colleagues have none. */
const ofThePast: readonly ClaimStory[] = insuredColleagues
  .filter(({ company }) => company === 'xinghe-software')
  .slice(0, 7)
  .flatMap(({ name, company }, at) =>
    [0, 1].map((turn): ClaimStory => ({
      key: `past/${name}/${turn}`,
      account: name,
      company,
      policy: `colleague/${name}`,
      insured: name,
      state: 6,
      visit: 'outpatient',
      diagnosis: complaints[(at + turn) % complaints.length] ?? '感冒',
      daysAgo: 150 - turn * 60 - at * 5,
      receipts: [
        {
          daysAgo: 156 - turn * 60 - at * 5,
          hospital: at % 2 ? first : chinese,
          billed: 300 + at * 37.5 + turn * 20,
        },
      ],
      hours: 6 + at * 4 + turn * 9,
    })),
  )

const waiting = (
  name: string,
  story: Partial<ClaimStory> & Pick<ClaimStory, 'receipts' | 'risk'>,
): ClaimStory => ({
  key: `waiting/${name}`,
  account: name,
  company: 'xinghe-software',
  policy: `colleague/${name}`,
  insured: name,
  state: 1,
  visit: 'outpatient',
  diagnosis: '待查',
  daysAgo: 2,
  kinds: ['receipt', 'medicalRecord'],
  ...story,
})

const inTheQueue: readonly ClaimStory[] = [
  waiting('张明远', {
    visit: 'inpatient',
    diagnosis: '胆囊结石',
    kinds: ['receipt', 'feeList', 'dischargeSummary'],
    receipts: [{ daysAgo: 9, hospital: first, billed: 12_860.4, social: 5210.15 }],
    risk: ['aboveAutomatic', 60, '发票总额高于自动理赔额度'],
  }),
  waiting('王思齐', {
    diagnosis: '过敏性鼻炎',
    daysAgo: 3,
    receipts: [
      { daysAgo: 5, hospital: chinese, billed: 728, isSure: false },
      { daysAgo: 5, hospital: chinese, billed: 415.5 },
    ],
    risk: ['otherPayer', 45, '交款人与被保险人姓名不一致'],
  }),
  waiting('黄雅琴', {
    visit: 'dental',
    diagnosis: '龋齿',
    kinds: ['receipt', 'feeList', 'medicalRecord'],
    receipts: [{ daysAgo: 3, hospital: '北京口腔医院', billed: 1180 }],
    risk: ['newHospital', 20, '就诊医院首次出现'],
  }),
]

export const claimStories: readonly ClaimStory[] = [...ofLinxiao, ...ofThePast, ...inTheQueue]
