import type { reconciliationCalls } from '@yf/contract/reconciliation'
import type { Handlers } from '#platform/call/handler.ts'
import { compare, days } from './days.ts'
import { differences, settle } from './differences.ts'
import { failedRefunds, refundAgain } from './failed-refunds.ts'

export const reconciliationHandlers: Handlers<typeof reconciliationCalls> = {
  days,
  differences,
  compare,
  settle,
  failedRefunds,
  refundAgain,
}
