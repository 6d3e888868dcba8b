import type { paymentEvents } from '@yf/contract/payments-events'
import type { Handlers } from '#platform/call/handler.ts'
import { paidNotice, refundNotice } from './notices.ts'

export const paymentHandlers: Handlers<typeof paymentEvents> = { paid: paidNotice, refunded: refundNotice }
