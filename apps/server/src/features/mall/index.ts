import type { mallCalls } from '@yf/contract/mall'
import type { Handlers } from '#platform/call/handler.ts'
import { again } from './again.ts'
import { canvas } from './canvas.ts'
import { placeOrder } from './place-order.ts'
import { product, products, selection } from './products.ts'
import { quote } from './quote.ts'

export const mallHandlers: Handlers<typeof mallCalls> = {
  canvas,
  products,
  selection,
  product,
  again,
  quote,
  placeOrder,
}
