import type { OrderState } from '@yf/domain/order'

/** The next step in one sentence. */
export const orderNotes: Readonly<Record<OrderState, string>> = {
  1: '请在 30 分钟内付款，超时订单自动取消，权益和积分退回',
  2: '药房正在备药，发出后会通知您',
  3: '药品在路上，收到后请核对并确认收货',
  4: '用药请遵医嘱；有不适请及时联系医生',
  5: '订单已取消，已使用的权益、积分已退回',
  6: '售后处理中，结果会通知您',
  7: '已全部退回，款项按原支付方式到账',
}
