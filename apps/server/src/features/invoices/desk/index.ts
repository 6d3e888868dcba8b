import type { invoiceDeskCalls } from '@yf/contract/invoice-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { bills } from './bills.ts'
import { tryAgain } from './try-again.ts'

export const invoiceDeskHandlers: Handlers<typeof invoiceDeskCalls> = { bills, tryAgain }
