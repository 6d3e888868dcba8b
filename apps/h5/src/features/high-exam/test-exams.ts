import type {
  ExamPackage,
  ExamReport,
  ExamRight,
  ExamValue,
  Examinee,
  HighExamBooking,
} from '@yf/contract/high-exam-shapes'

export const right: ExamRight = {
  packageId: 'r1',
  name: '高端体检卡',
  summary: '',
  left: 2,
  total: 3,
  startTime: '2026-01-01 00:00:00',
  endTime: '2099-12-31 23:59:59',
  isUsable: 1,
}

export const self: Examinee = {
  userFamilyId: null,
  name: '林晓',
  relation: 'self',
  gender: 2,
  age: 36,
  missing: [],
  hasAccount: 0,
  rights: [right],
}

export const booking: HighExamBooking = {
  id: 'b1',
  state: 2,
  name: '林晓',
  userFamilyId: null,
  institution: {
    code: 'sh-jingan',
    name: '静安中心',
    address: '南京西路1266号',
    phone: '4008206688',
    longitude: 121.45,
    latitude: 31.22,
  },
  packageCode: 'classic',
  packageName: '经典体检',
  day: '2099-12-03',
  startTime: '2099-12-03 08:00:00',
  endTime: '2099-12-03 11:00:00',
  coveredBy: '高端体检卡',
  lastDay: '2099-12-31',
  createTime: '2026-11-01 10:00:00',
  cancelUntil: '2099-12-02 08:00:00',
  isCancellable: 1,
  isChangeable: 1,
  changingTo: null,
  outcome: null,
  reportId: null,
}

const item = (name: string, group = '化验') => ({ group, name, meaning: `${name}的意义` })
export const packages: ExamPackage[] = [
  {
    code: 'a',
    name: '经典体检',
    summary: '常规',
    forWhom: '不限',
    minutes: 120,
    items: [item('血常规'), item('心电图', '影像')],
  },
  {
    code: 'b',
    name: '深度体检',
    summary: '更多',
    forWhom: '女性',
    minutes: 180,
    items: [item('血常规'), item('胸部 CT', '影像')],
  },
  { code: 'c', name: '早筛体检', summary: '筛查', forWhom: '不限', minutes: 150, items: [item('血常规')] },
  { code: 'd', name: '心脑体检', summary: '专项', forWhom: '不限', minutes: 150, items: [item('血常规')] },
]

export const sugar: ExamValue = {
  code: 'GLU',
  name: '空腹血糖',
  group: 'sugar',
  value: 6.2,
  text: '6.2',
  unit: 'mmol/L',
  low: 3.9,
  high: 6,
  level: 'high',
  meaning: '高于正常',
  advice: '复查',
  years: [
    { day: '2024-10-01', value: 5.2 },
    { day: '2025-10-01', value: 5.6 },
    { day: '2026-10-01', value: 6.2 },
  ],
}

export const report: ExamReport = {
  id: 'p1',
  name: '林晓',
  userFamilyId: null,
  day: '2026-10-01',
  institutionName: '静安中心',
  packageName: '经典体检',
  abnormal: 1,
  createTime: '2026-10-06 10:00:00',
  url: '/files/x.pdf',
  fileName: '体检报告-2026-10-01.pdf',
  conclusion: '血糖偏高',
  values: [
    sugar,
    {
      ...sugar,
      code: 'ECG',
      name: '心电图',
      group: 'picture',
      value: null,
      text: '正常',
      unit: '',
      low: null,
      high: null,
      level: 'normal',
      meaning: null,
      advice: null,
      years: [],
    },
  ],
}
