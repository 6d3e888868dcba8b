import type { Medicine } from '@yf/contract/consultation-shapes'
import type { CancelReason, ConsultationState } from '@yf/domain/consultation'
import type { Gender } from '@yf/domain/gender'
import type { PrescriptionState } from '@yf/domain/prescription'

export interface ConsultationStory {
  readonly key: string
  readonly account: string
  /** The family member; absent when the member asks for themselves. */
  readonly family?: 'linxiao/child'
  /** Absent when the member pays. */
  readonly package?: string
  readonly patient: { readonly name: string; readonly gender: Gender; readonly birth: string }
  readonly state: ConsultationState
  readonly minutesAgo: number
  readonly label: { readonly department: string; readonly name: string }
  readonly complaint: string
  readonly talk: readonly (readonly [by: 'patient' | 'doctor', words: string])[]
  readonly conclusion?: { readonly summary: string; readonly diagnosis: string; readonly advice: string }
  readonly cancelled?: CancelReason
  readonly prescription?: {
    readonly state: PrescriptionState
    readonly medicines: readonly Medicine[]
    readonly refusal?: string
  }
  readonly sickDays?: number
  readonly stars?: number
}

const day = 24 * 60
const lin = {
  account: 'linxiao',
  package: 'lin-doctor',
  patient: { name: '林晓', gender: 2, birth: '1990-03-07' },
} as const
const child = {
  account: 'linxiao',
  family: 'linxiao/child',
  package: 'child-doctor',
  patient: { name: '陈小满', gender: 2, birth: '2018-05-20' },
} as const
const spouse = {
  account: 'chenmo',
  package: 'spouse-doctor',
  patient: { name: '陈默', gender: 1, birth: '1988-05-16' },
} as const

const medicine = (code: string, name: string, spec: string, usage: string, priceFen: number): Medicine => ({
  code,
  name,
  spec,
  usage,
  priceFen,
  quantity: 1,
})
const ibuprofen = medicine('M001', '布洛芬缓释胶囊', '0.3g×24粒/盒', '口服，一次1粒，一日2次', 2680)
const loratadine = medicine('M003', '氯雷他定片', '10mg×12片/盒', '口服，一次1片，一日1次', 3250)
const smectite = medicine('M004', '蒙脱石散', '3g×15袋/盒', '冲服，一次1袋，一日3次', 2190)
const mometasone = medicine('M006', '糠酸莫米松乳膏', '10g/支', '外用，一日1次', 3590)

/** Submitted now: the payment window starts here, like that of an order. */
export const unpaidConsultation: ConsultationStory = {
  account: '薛静好',
  patient: { name: '薛静好', gender: 2, birth: '1994-08-12' },
  key: 'unpaid',
  state: 5,
  minutesAgo: 0,
  label: { department: '全科', name: '感冒' },
  complaint: '嗓子疼两天，有点低烧',
  talk: [],
}

/**
 * Consultations in every state, with prescriptions in every state. The member who asks for herself has none in
 * progress.
 */
export const consultationStories: readonly ConsultationStory[] = [
  {
    ...spouse,
    key: 'waiting',
    state: 1,
    minutesAgo: 3,
    label: { department: '骨科', name: '腰痛' },
    complaint: '久坐后腰痛一周，弯腰时加重',
    talk: [],
  },
  {
    ...child,
    key: 'open',
    state: 2,
    minutesAgo: 25,
    label: { department: '儿科', name: '孩子发烧' },
    complaint: '孩子昨晚发热38.5度，有点咳嗽',
    talk: [
      ['doctor', '您好，孩子精神怎么样？有没有呕吐？'],
      ['patient', '精神还可以，没有吐，吃了一次退热药'],
      ['doctor', '先多喝水，体温超过38.5度再用药，我给您开一点药'],
    ],
    prescription: { state: 1, medicines: [ibuprofen] },
  },
  {
    ...lin,
    key: 'passed',
    state: 3,
    minutesAgo: day,
    label: { department: '皮肤科', name: '荨麻疹' },
    complaint: '手臂起红疹，很痒，昨天吃了海鲜',
    talk: [
      ['doctor', '以前有过敏史吗？'],
      ['patient', '对青霉素过敏'],
      ['doctor', '考虑急性荨麻疹，先服用抗过敏药，避免海鲜'],
    ],
    conclusion: {
      summary: '进食海鲜后起红疹伴瘙痒',
      diagnosis: '急性荨麻疹',
      advice: '避免海鲜与饮酒，三天未好转请到医院就诊',
    },
    prescription: { state: 2, medicines: [loratadine, mometasone] },
    sickDays: 1,
  },
  {
    ...lin,
    key: 'ordered',
    state: 3,
    minutesAgo: 2 * day,
    label: { department: '消化内科', name: '拉肚子' },
    complaint: '腹泻两天，一天四五次，没有发热',
    talk: [['doctor', '注意补水，先用止泻药观察']],
    conclusion: { summary: '水样便两天，无发热', diagnosis: '急性胃肠炎', advice: '清淡饮食，口服补液' },
    prescription: { state: 3, medicines: [smectite] },
    stars: 5,
  },
  {
    ...lin,
    key: 'delivered',
    state: 3,
    minutesAgo: 40 * day,
    label: { department: '全科', name: '感冒' },
    complaint: '鼻塞流涕三天，头痛',
    talk: [['doctor', '普通感冒，对症处理，多休息']],
    conclusion: { summary: '上呼吸道症状三天', diagnosis: '急性上呼吸道感染', advice: '多饮水，注意休息' },
    prescription: { state: 4, medicines: [ibuprofen] },
    stars: 4,
  },
  {
    ...child,
    key: 'refused',
    state: 3,
    minutesAgo: 60 * day,
    label: { department: '儿科', name: '湿疹' },
    complaint: '肘窝起疹子，反复两周',
    talk: [['doctor', '考虑湿疹，注意保湿']],
    conclusion: { summary: '肘窝湿疹反复', diagnosis: '湿疹', advice: '每日保湿，避免搔抓' },
    prescription: { state: 5, medicines: [mometasone], refusal: '儿童用药浓度偏高，请医生调整' },
  },
  {
    ...lin,
    key: 'cancelled',
    state: 4,
    minutesAgo: 12 * day,
    label: { department: '全科', name: '咳嗽' },
    complaint: '咳嗽一周',
    talk: [],
    cancelled: 'unanswered',
  },
]
