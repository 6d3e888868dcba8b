import type { Refusals } from './ranges.ts'

export const billRefusals = {
  billLinkWrong: { code: 5751, message: '账单链接不正确，请使用短信中的完整链接' },
  billLinkExpired: { code: 5752, message: '账单链接已过期，请联系出账方重新发送' },
  billNotPayable: { code: 5753, message: '账单已支付或已作废，请刷新查看' },
  // bill administration (5770 on)
  billSettled: { code: 5770, message: '账单已支付或已作废，不能再操作' },
} as const satisfies Refusals
