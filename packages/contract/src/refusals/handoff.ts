import type { Refusals } from './ranges.ts'

export const handoffRefusals = {
  mallSignWrong: { code: 2601, message: '商城登录校验未通过，请重新打开商城' },
  mallSignSpent: { code: 2602, message: '商城登录请求已失效，请重新打开商城' },
  notOwnPhone: { code: 2603, message: '手机号与当前登录账号不符，请重新登录后再试' },
  // to the internet hospital
  noDoctorEquity: { code: 2604, message: '您暂无问诊权益，可向企业人力资源了解' },
  hospitalUnreachable: { code: 2605, message: '互联网医院暂时无法连接，请稍后再试' },
} as const satisfies Refusals
