/** The basis for the features of the five order kinds. All of it runs in their transaction, on a locked order. */
export {
  askToSendBack,
  openAfterSale,
  payBack,
  refuseAfterSale,
  sendBack,
  withdrawAfterSale,
} from './after-sale.ts'
export { closeOrder } from './close-order.ts'
export { markCommented } from './comments.ts'
export { doneOrderQuery, refundedFenOf } from './done-orders.ts'
export type { OrderKindExtensionPoints, OrderComponent, RefundWatcher, ProductVariant } from './components.ts'
export { toPaymentDtos } from './payment-dto.ts'
export { placeOrder, type NewLine, type OrderDraft, type PlaceOrderOutcome } from './place-order.ts'
export { decryptorOf, type Delivery } from './encrypted.ts'
export { finishOrder, shipOrder } from './shipping.ts'
export { undoOrder } from './undo-order.ts'
export { salesByDay, salesByProduct, type SalesOfDay } from './sales.ts'
export { addStock, setStock, stockOf, stocksOf } from './stock.ts'
export {
  afterSalesOf,
  linesOf,
  orderById,
  orderSubject,
  ownOrder,
  takeOrder,
  takeOwnOrder,
  type OrderKey,
  type OrderRow,
} from './store.ts'
/** For the admin pages where staff handle orders and after-sales cases. */
export { memberOrderQuery, orderQuery, afterSaleQuery, afterSaleWithPicture } from './admin-queries.ts'
export { finishExchange } from './exchange.ts'
export { afterSaleSubject, afterSaleTimeline } from './transition-after-sale.ts'
export { toLineDto } from './dto.ts'
export { canAskForRefund } from './rules.ts'
export { piecesLeft } from './after-sales/ask.ts'
export { toAppealDto, namesOfAfterSale, sharesOfAfterSale } from './after-sales/dto.ts'
export { ordersOf } from './after-sales/read.ts'
export {
  changeAfterSale,
  exchangesOf,
  linesOfMany,
  orderByNumber,
  refundsOf,
  afterSaleById,
  afterSaleOf,
  type AfterSaleRow,
  type LineRow,
} from './store.ts'
