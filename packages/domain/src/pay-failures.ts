/** Why a payment failed, in our own text: a bank's or partner's text may name a card or a person. */
export const payFailures = {
  card: '收款卡号有误或卡片状态异常',
  name: '户名与银行卡不一致',
  limit: '超出该银行卡的收款限额',
  returned: '银行退汇，款项未能入账',
} as const

export type PayFailure = keyof typeof payFailures
