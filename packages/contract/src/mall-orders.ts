import { Type } from '@sinclair/typebox'
import { mall } from './call.ts'
import {
  ByOrder,
  CommentText,
  OrderDetail,
  OrderId,
  orderSummary,
  OrderStateShape,
  Parcel,
  PayInput,
  PayResult,
  PayWith,
  Pictures,
} from './order-shapes.ts'
import { Done, Fen, Id, Keyword, Moment, OneOf, Page, PageQuery, titled } from './shapes.ts'

const NewState = Type.Object({ state: OrderStateShape })

/**
 * Orders with the mall's token. Confirming, hiding and commenting work the same for every order kind of the engine.
 */
export const mallOrderCalls = {
  /** `mobile` of the specification is not needed: the caller's token identifies the member. */
  list: mall.get(
    'order/getPayOrderByMobile',
    '我的商城订单',
    'Mall orders of the caller, newest first',
    Type.Object({
      state: Type.Optional(OrderStateShape),
      keyword: Type.Optional(Keyword(40)),
      ...PageQuery,
    }),
    Page(Type.Object(orderSummary)),
  ),
  detail: mall.get('order/getById', '商城订单详情', 'One mall order', ByOrder, OrderDetail),
  cancel: mall.post('order/cancel', '取消未支付的订单', 'Cancels an unpaid order', ByOrder, NewState, {
    idempotent: true,
    refusals: ['orderNotCancellable'],
  }),
  /** Starts nothing: the amount to pay, and until when. */
  checkout: mall.post(
    'order/gotoPay',
    '支付参数',
    'Payment parameters',
    ByOrder,
    Type.Object({
      orderNo: Type.String(),
      moneyFen: Fen,
      payBefore: Moment,
      ways: Type.Array(OneOf(['jsapi', 'h5'])),
    }),
    { refusals: ['orderNotPayable'] },
  ),
  pay: mall.post('orderPay/pay', '支付', 'Payment parameters of an order', PayInput, PayWith, {
    idempotent: true,
    refusals: ['orderNotPayable', 'payUnavailable', 'payNeedsWechat'],
  }),
  saysPaid: mall.post(
    'order/paySuccess',
    '页面称已支付，服务器去核实',
    'The client reports a payment; the server queries the provider',
    ByOrder,
    PayResult,
  ),
  confirm: mall.post('order/confirm', '确认收货', 'Confirm receipt', ByOrder, NewState, {
    idempotent: true,
    refusals: ['orderNotOnItsWay'],
  }),
  hide: mall.post('order/delete', '隐藏已结束的订单', 'Hide a finished order', ByOrder, Done, {
    refusals: ['orderStillOpen'],
  }),
  changeAddress: mall.post(
    'order/changeAddress',
    '发货前更换地址',
    'Changes the address of an order that was not shipped',
    Type.Object({ orderId: OrderId, addressId: titled('收货地址', Id) }),
    Done,
    { idempotent: true, refusals: ['addressFixed'] },
  ),
  comment: mall.post(
    'order/addComment',
    '评价，每单一次',
    'Comments on an order, once',
    Type.Object({
      orderId: OrderId,
      stars: OneOf([1, 2, 3, 4, 5], { title: '评分' }),
      words: CommentText,
      pictures: Pictures,
    }),
    Done,
    { idempotent: true, refusals: ['orderNotDone', 'orderEvaluated', 'pictureNotYours'] },
  ),
  followUp: mall.post(
    'order/addToComment',
    '追评，只能一次',
    'Adds a follow-up comment, once',
    Type.Object({ orderId: OrderId, words: titled('追评', CommentText), pictures: Pictures }),
    Done,
    { idempotent: true, refusals: ['notCommented', 'followedUp', 'pictureNotYours'] },
  ),
  track: mall.get('order/getOrderTrack', '物流轨迹', 'Parcel track', ByOrder, Type.Array(Parcel)),
}
