/** How the provider's daily bill and our books can differ, and what staff do about it. */
export const differenceKinds = {
  paymentNotHere: {
    name: '我方缺少收款',
    advice: '在微信商户平台核对该笔收款；确认属实后联系技术补登，或在商户平台原路退回',
  },
  paymentNotThere: {
    name: '微信缺少收款',
    advice: '多为跨日入账：先查次日账单；次日仍没有，暂停该订单发货并联系微信支付',
  },
  paymentSum: {
    name: '收款金额不符',
    advice: '以微信账单为准核对订单应付金额，多收的原路退回，少收的联系会员',
  },
  refundNotHere: { name: '我方缺少退款', advice: '核对是否在商户平台手工退款；属实后在订单备注并通知售后' },
  refundNotThere: {
    name: '微信缺少退款',
    advice: '多为跨日到账：先查次日账单；仍没有则在商户平台查询退款单并重试',
  },
  refundSum: { name: '退款金额不符', advice: '以微信账单为准核对售后单，差额由财务线下补退或追回' },
} as const
export type DifferenceKind = keyof typeof differenceKinds
