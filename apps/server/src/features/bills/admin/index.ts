import type { billsAdminCalls } from '@yf/contract/bills-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { bills } from './list.ts'
import { makeBill } from './make.ts'
import { sendBill, voidBill } from './settle.ts'

export const billsAdminHandlers: Handlers<typeof billsAdminCalls> = { bills, makeBill, sendBill, voidBill }
