import type { billCalls } from '@yf/contract/bills'
import type { Handlers } from '#platform/call/handler.ts'
import { bill } from './bill.ts'
import { payBill } from './pay.ts'

export const billHandlers: Handlers<typeof billCalls> = { bill, payBill }
