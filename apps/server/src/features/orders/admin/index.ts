import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { answerAppeal } from './appeal.ts'
import { confirm, decide, sendOther } from './decide.ts'
import { handOut } from './hand-out.ts'
import { importParcels } from './import-parcels.ts'
import { order, orders } from './orders.ts'
import { afterSale, afterSales } from './after-sales.ts'
import { ship } from './ship.ts'

export const ordersAdminHandlers: Handlers<typeof ordersAdminCalls> = {
  orders,
  order,
  ship,
  handOut,
  importParcels,
  sales: afterSales,
  sale: afterSale,
  decide,
  sendOther,
  confirm,
  answerAppeal,
}
