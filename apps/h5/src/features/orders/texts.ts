import type { AfterSaleKind, AfterSaleState } from '@yf/domain/after-sale'
import type { OrderKind, OrderState } from '@yf/domain/order'
import type { ChipTone } from '#ui/chip/chip.tsx'

/** The next step in one sentence. */
export const orderNotes: Readonly<Record<OrderState, string>> = {
  1: '请在 30 分钟内付款，超时订单自动取消，优惠券和积分退回',
  2: '已付款，等待处理',
  3: '包裹在路上，收到后请确认收货',
  4: '交易已完成，感谢您的信任',
  5: '订单已取消，已使用的优惠券、积分已退回',
  6: '售后处理中，结果会通知您',
  7: '已全部退回，款项按原支付方式到账',
}

/** For a service with its own screen, paid only with money. */
export const serviceNotes: Readonly<Record<OrderState, string>> = {
  ...orderNotes,
  1: '请在 30 分钟内付款，超时订单自动取消，名额不再保留',
  2: '已付款，请到服务详情查看进展',
  3: '已付款，请到服务详情查看进展',
  4: '服务已完成，感谢您的信任',
  5: '订单已取消，没有扣款',
}

/** For a prize: no payment and no delivery. */
export const prizeNotes: Readonly<Record<OrderState, string>> = {
  ...orderNotes,
  2: '奖品已为您保留，请按活动说明凭本订单领取',
  4: '奖品已领取，祝您使用愉快',
}

/** In 待发货 each kind waits for something else. */
export const waitingNotes: Readonly<Record<OrderKind, string>> = {
  mall: '商家正在备货，发出后会通知您',
  pharmacy: '药房正在备药，发出后会通知您',
  health: '已付款，请按预约时间到院使用',
  activity: '报名成功，请留意活动开始时间',
  card: '已付款，卡券正在发放',
}

export const saleTones: Readonly<Record<AfterSaleState, ChipTone>> = {
  1: 'warning',
  2: 'warning',
  3: 'info',
  4: 'info',
  5: 'success',
  6: 'danger',
  7: 'neutral',
}

const saleNotes: Readonly<Record<AfterSaleState, string>> = {
  1: '客服会在 1 个工作日内处理，请留意消息',
  2: '请在 7 天内寄回，并填写快递单号',
  3: '仓库签收并检查后，会继续处理',
  4: '款项正在按原路退回，一般 1-3 个工作日到账',
  5: '售后已完成',
  6: '申请未通过。如有异议，可在 15 天内申诉，由另一位客服复核',
  7: '售后已撤销，订单恢复原状态',
}

/** In 退款中 the provider did not refund: finance staff send it again. */
const lateNote = '退款比平时慢，我们正在处理，款项会按原路退回；如着急请联系在线客服'

export const noteOfSale = (sale: { readonly state: AfterSaleState; readonly isRefundLate: 0 | 1 }): string =>
  sale.isRefundLate === 1 ? lateNote : saleNotes[sale.state]

/** The page on which members request each kind. */
export const salePaths = {
  refund: '/mallRefundOnly',
  return: '/mallReturnGoods',
  exchange: '/order/exchange',
} as const satisfies Record<AfterSaleKind, string>
