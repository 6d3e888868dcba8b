import type { Refusals } from './ranges.ts'

export const highExamRefusals = {
  examPartnerAway: { code: 4700, message: '体检机构系统暂时无法连接，请稍后再试' },
  examineeIncomplete: { code: 4701, message: '请先完善体检人的姓名、证件号码、性别和出生日期' },
  examChoiceGone: { code: 4702, message: '所选机构或套餐已下线，请重新选择' },
  examChanging: { code: 4703, message: '已有一个改期申请等待机构确认，请稍后再试' },
  examDayFull: { code: 4704, message: '机构当天已约满，请选择其他日期' },
  examOutsideTerm: { code: 4705, message: '体检日期须在权益有效期内，请选择更早的日期' },
  examineeHasAccount: { code: 4706, message: '该家人有自己的账号，请本人登录后预约' },
} as const satisfies Refusals
