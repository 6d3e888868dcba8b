import type { Refusals } from './ranges.ts'

export const orderRefusals = {
  orderNotPayable: { code: 4001, message: '订单已不在待付款状态，请刷新查看' },
  orderNotCancellable: { code: 4002, message: '订单已付款，不能取消；如需退款请申请售后' },
  refundNotOpen: { code: 4003, message: '该订单现在不能申请退款，如有疑问请联系在线客服' },
  refundTooMany: { code: 4004, message: '可退的数量不足，请刷新后重新选择' },
  orderStillOpen: { code: 4006, message: '只有已完成、已取消或已退款的订单可以删除' },
  notCommented: { code: 4007, message: '请先评价，再追加评价' },
  followedUp: { code: 4008, message: '您已追加过评价' },
  pictureNotYours: { code: 4009, message: '图片已失效，请重新上传' },
  saleKindNotOpen: { code: 4010, message: '该订单现在不能申请这种售后，请选择其他方式，或联系在线客服' },
  saleReasonUnknown: { code: 4011, message: '请选择售后原因' },
  saleNotAwaited: { code: 4012, message: '该售后单现在不需要寄回，请刷新查看' },
  saleNotWithdrawable: { code: 4013, message: '商品已寄回或正在退款，不能撤销' },
  saleNotAppealable: { code: 4014, message: '只有被拒绝的售后可在15天内申诉一次' },
  saleStillOpen: { code: 4015, message: '处理中的售后单不能删除' },
  parcelNumberTaken: { code: 4016, message: '运单号已被使用，请核对后重新填写' },
  exchangeShort: { code: 4017, message: '要换的规格库存不足，请换一种规格或申请退货' },
  exchangeUnknown: { code: 4018, message: '不能换成这种规格：只能换同款同价的规格' },
  addressFixed: { code: 4019, message: '订单已发货或已关闭，不能修改收货地址' },
  refundAtService: {
    code: 4020,
    message: '服务类订单请在服务详情中取消，符合退款条件的会自动原路退回',
  },
  servicePriceChanged: { code: 4021, message: '费用或支付方式有变化，请核对后重新提交' },
  medicineWholeOnly: {
    code: 4022,
    message: '药房还没有发药，处方里的药品只能一起退；请选择全部药品后再提交',
  },
  refundWholeLine: { code: 4005, message: '用权益支付的商品需整件一起退' },
} as const satisfies Refusals
