import type { pharmacyCalls } from '@yf/contract/pharmacy'
import type { pharmacyEvents } from '@yf/contract/pharmacy-events'
import type { Handlers } from '#platform/call/handler.ts'
import { address, confirm, evaluate, evaluation } from './after-arrival.ts'
import { medicineInvoiced, medicineRefused, medicineSent, medicineShelf } from './events.ts'
import { placeOrder } from './place-order.ts'
import { quote } from './quote.ts'

export const pharmacyHandlers: Handlers<typeof pharmacyCalls & typeof pharmacyEvents> = {
  quote,
  placeOrder,
  address,
  confirm,
  evaluate,
  evaluation,
  medicineSent,
  medicineRefused,
  medicineInvoiced,
  medicineShelf,
}
