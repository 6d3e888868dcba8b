import type { billDeskCalls } from '@yf/contract/bill-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { bills } from './list.ts'
import { makeBill } from './make.ts'
import { sendBill, voidBill } from './settle.ts'

export const billDeskHandlers: Handlers<typeof billDeskCalls> = { bills, makeBill, sendBill, voidBill }
