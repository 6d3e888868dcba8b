import type { Refusals } from './ranges.ts'

export const orderRefusals = {
  orderNotPayable: { code: 4001, message: '订单已不在待付款状态，请刷新查看' },
  orderNotCancellable: { code: 4002, message: '订单已付款，不能取消；如需退款请申请售后' },
  refundNotOpen: { code: 4003, message: '该订单现在不能申请退款' },
  refundTooMany: { code: 4004, message: '可退的数量不足，请刷新后重新选择' },
  refundWholeLine: { code: 4005, message: '用权益支付的商品需整件一起退' },
} as const satisfies Refusals
