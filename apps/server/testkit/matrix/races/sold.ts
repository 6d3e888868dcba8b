import { toSaveBenefit, toSaveContact } from './described.ts'
import { idOf } from '#seeds/ids.ts'
import {
  toApply,
  toGiveCoupons,
  toKeepTitle,
  toMailInvoice,
  toPauseBatch,
  toTakeCoupon,
  toTryAgain,
  toWriteBatch,
} from './billed.ts'
import {
  toChangeRules,
  toCompose,
  toDecideAdjustment,
  toDecideRules,
  toDraw,
  toMakeBill,
  toMakeUp,
  toPayBill,
  toPropose,
  withBill,
} from './offered.ts'
import {
  toAnswerAppeal,
  toAskBack,
  toConfirmRefund,
  toDecideSale,
  toFollowUp,
  toImport,
  toOwnOrder,
  toOwnSale,
  toSendBack,
  toSendOther,
  toSettle,
  toShip,
} from './ordered.ts'
import { toBuy, toPutInStock } from './shopping.ts'
import { each, once, type Preparation } from './prepared.ts'

/** What is sold, given and billed: orders, the mall, coupons, invoices, points, activities. */
export const soldPreparations: Readonly<Record<string, Preparation>> = {
  'mallOrders.cancel': once(toOwnOrder('unpaid')),
  // Paid for again it is the same payment, under whatever key.
  'mallOrders.pay': once(toOwnOrder('unpaid', { way: 'h5' })),
  'mallOrders.confirm': once(toOwnOrder('sent')),
  'mallOrders.changeAddress': once(toOwnOrder('paid', { addressId: idOf('address', 'linxiao/home') })),
  'mallOrders.comment': once(toOwnOrder('done', { stars: 5, words: '好', pictures: [] })),
  'mallOrders.followUp': once(toFollowUp),
  'afterSales.refundOnly': once(toAskBack()),
  'afterSales.returnGoods': once(toAskBack()),
  'afterSales.exchange': once(toAskBack(true)),
  'afterSales.sendBack': once(toSendBack),
  'afterSales.withdraw': once(toOwnSale('asked')),
  'afterSales.appeal': once(toOwnSale('refused', () => ({ words: '不同意' }))),
  'orderDesk.ship': each(toShip),
  'orderDesk.importParcels': each(toImport),
  'orderDesk.decide': once(toDecideSale),
  'orderDesk.sendOther': once(toSendOther),
  'orderDesk.confirm': once(toConfirmRefund),
  'orderDesk.answerAppeal': once(toAnswerAppeal),
  'reconciliation.settle': once(toSettle),
  'mall.placeOrder': each(toBuy),
  'mallDesk.changeStock': each(toPutInStock),
  'points.makeUp': once(toMakeUp),
  'companyDesk.saveContact': once(toSaveContact),
  'companyDesk.saveBenefit': once(toSaveBenefit),
  'pointsDesk.propose': each(toPropose),
  'pointsDesk.decide': once(toDecideAdjustment),
  'pointsDesk.changeRules': once(toChangeRules),
  'pointsDesk.decideRules': once(toDecideRules),
  'activities.draw': once(toDraw),
  'activityDesk.saveActivity': each(toCompose),
  'bills.payBill': once(toPayBill),
  'billDesk.makeBill': each(toMakeBill),
  // Sent under another key is sent again.
  'billDesk.sendBill': each((desk) => withBill(desk)),
  'billDesk.voidBill': once((desk) => withBill(desk, { reason: '金额有误' })),
  'coupons.take': once(toTakeCoupon),
  'couponDesk.save': each(toWriteBatch),
  'couponDesk.pause': each(toPauseBatch),
  // A list that was given before has nobody left to give to, which is no refusal.
  'couponDesk.give': each(toGiveCoupons),
  'invoices.saveTitle': each(toKeepTitle),
  'invoices.apply': once(toApply),
  'invoices.sendEmail': each(toMailInvoice),
  'invoiceDesk.tryAgain': once(toTryAgain),
}
