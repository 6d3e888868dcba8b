import type { Refusals } from './ranges.ts'

export const eapRefusals = {
  wayNotOffered: { code: 4900, message: '该咨询师不提供这种咨询方式，请重新选择' },
  sessionNotOpen: { code: 4901, message: '咨询开始前 10 分钟才能进入' },
  sessionOnSite: { code: 4902, message: '本次咨询为到店咨询，请按预约地址前往' },
  notFinishedYet: { code: 4903, message: '咨询完成后才能评价' },
  appraisedBefore: { code: 4904, message: '您已评价过本次咨询' },
  // the counselling console (4950 on)
  hoursOverlap: { code: 4950, message: '同一天的时段不能重叠，请调整后保存' },
  counsellorNameTaken: { code: 4951, message: '已有同名的咨询师，请换一个名称' },
  sessionNotBegun: { code: 4952, message: '咨询开始后才能登记结果' },
} as const satisfies Refusals
