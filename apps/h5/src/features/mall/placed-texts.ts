import type { OrderDetail } from '@yf/contract/order-shapes'
import type { OrderState } from '@yf/domain/order'

interface PlacedTexts {
  /** The page title. */
  readonly page: string
  readonly title: string
  readonly note: string
  readonly icon?: 'clock' | 'info'
}

const textsByState: Readonly<Record<OrderState, PlacedTexts>> = {
  1: {
    page: '等待付款',
    title: '订单已提交，等待付款',
    note: '请在 30 分钟内完成付款，超时订单自动取消',
    icon: 'clock',
  },
  2: { page: '下单成功', title: '付款成功，等待发货', note: '我们会尽快为您寄出，发货后会通知您' },
  3: { page: '下单成功', title: '付款成功，已经发货', note: '包裹在路上，可在订单里查看物流' },
  4: { page: '下单成功', title: '交易已完成', note: '感谢您的信任，售后和发票在订单里申请' },
  5: {
    page: '订单已取消',
    title: '订单已取消',
    note: '用掉的优惠券和积分已退回；若已付款，款项会自动原路退回',
    icon: 'info',
  },
  6: { page: '售后处理中', title: '售后处理中', note: '结果会通知您，进度在订单里查看', icon: 'clock' },
  7: {
    page: '订单已退款',
    title: '订单已全部退回',
    note: '款项按原支付方式到账，明细在订单里查看',
    icon: 'info',
  },
}

/** Half an hour is over, and the provider has not said yet whether it was paid in time. */
const inDoubt: PlacedTexts = {
  page: '等待付款',
  title: '付款时间已过',
  note: '正在确认是否已付款：已付的订单会自动更新，没有付的会自动取消，优惠券和积分退回',
  icon: 'clock',
}

type PlacedOrder = Pick<OrderDetail, 'state' | 'closeReason'> & {
  readonly can: Pick<OrderDetail['can'], 'pay'>
}

/** The outcome of an order, placed just now or earlier. */
export function placedTexts({ state, closeReason, can }: PlacedOrder): PlacedTexts {
  if (state === 1 && !can.pay) return inDoubt
  const { note, ...of } = textsByState[state]
  return { ...of, note: state === 5 && closeReason ? `${closeReason}。${note}` : note }
}
