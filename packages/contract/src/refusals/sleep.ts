import type { Refusals } from './ranges.ts'

export const sleepRefusals = {
  sleepLocked: { code: 5101, message: '该课程暂不能开始' },
  sleepNotEnrolled: { code: 5102, message: '请先阅读并同意参加睡眠课程' },
  sleepRefused: { code: 5103, message: '睡眠课程方未能为您开通，权益已退回；如有疑问请联系在线客服' },
  sleepUnreachable: { code: 5104, message: '睡眠课程暂时连接不上，请稍后再试' },
  sleepNotBegun: { code: 5105, message: '该课程还没有开始，请先在课程页开始' },
  sleepNothingToReport: { code: 5106, message: '还没有可以写进报告的内容，请先完成自评或记录睡眠日记' },
  sleepDiaryDay: { code: 5107, message: '只能记录最近两周的睡眠' },
} as const satisfies Refusals
