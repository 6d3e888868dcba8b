import type { Refusals } from './ranges.ts'

export const pharmacyRefusals = {
  prescriptionNotUsable: { code: 5601, message: '这张处方不能下单：未审核、已使用或已超过3天有效期' },
  medicineGone: { code: 5602, message: '处方里有药品暂不供应，请联系医生调整处方' },
  medicineShort: { code: 5603, message: '有药品库存不足，请稍后再试或联系医生调整处方' },
  medicinePriceChanged: { code: 5604, message: '价格或可用权益有变化，请核对后重新提交' },
  medicineWarned: { code: 5605, message: '请先确认过敏提醒' },
  pointsShort: { code: 5606, message: '积分不足，请减少使用的积分' },
  orderNotOnItsWay: { code: 5607, message: '订单还没有发货，或已确认收货，请在订单中查看进度' },
  orderNotDone: { code: 5608, message: '确认收货后才能评价' },
  orderEvaluated: { code: 5609, message: '您已评价过这个订单' },
} as const satisfies Refusals
