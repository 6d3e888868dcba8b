import type { paymentsAdminCalls } from '@yf/contract/payments-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { compare, days } from './days.ts'
import { differences, settle } from './differences.ts'
import { failedRefunds, refundAgain } from './failed-refunds.ts'

export const paymentsAdminHandlers: Handlers<typeof paymentsAdminCalls> = {
  days,
  differences,
  compare,
  settle,
  failedRefunds,
  refundAgain,
}
