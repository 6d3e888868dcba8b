import type { MaterialKind } from '@yf/domain/claim-materials'

export interface Sample {
  readonly kind: MaterialKind
  readonly title: string
  /** Fictitious documents, drawn by tools/guide-pictures.ts. */
  readonly picture: string
  readonly points: readonly string[]
}

const picture = (name: string) => `/art/guide/${name}.webp`

export const samples: readonly Sample[] = [
  {
    kind: 'receipt',
    title: '发票、收费票据',
    picture: picture('receipt'),
    points: [
      '一张照片只拍一张票据，四个角都入镜',
      '票据号码、日期、金额和二维码要看得清',
      '要医院开具的票据，不是付款截图或购物小票',
    ],
  },
  {
    kind: 'feeList',
    title: '费用清单',
    picture: picture('fee-list'),
    points: ['每一页都要，按顺序拍', '项目名称和金额要看得清'],
  },
  {
    kind: 'medicalRecord',
    title: '病历',
    picture: picture('medical-record'),
    points: ['要有姓名、就诊日期、医院和诊断', '手写的病历请凑近一些拍'],
  },
  {
    kind: 'diagnosis',
    title: '诊断证明',
    picture: picture('diagnosis'),
    points: ['要有诊断、日期和医院的章'],
  },
  {
    kind: 'dischargeSummary',
    title: '出院小结',
    picture: picture('discharge-summary'),
    points: ['要有入院、出院日期和诊断', '有几页就拍几页'],
  },
  {
    kind: 'idCard',
    title: '身份证',
    picture: picture('id-card'),
    points: ['正反面各拍一张，边框完整', '关闭闪光灯，避免反光'],
  },
]

export const mishaps = [
  { name: '太暗', picture: picture('dark') },
  { name: '模糊', picture: picture('blurred') },
  { name: '反光', picture: picture('glare') },
  { name: '没拍全', picture: picture('cut-off') },
] as const

/** The requested kind comes first. */
export const samplesFor = (kind: MaterialKind | undefined): Sample[] => [
  ...samples.filter((sample) => sample.kind === kind),
  ...samples.filter((sample) => sample.kind !== kind),
]
