import type { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { bills } from './bills.ts'
import { tryAgain } from './try-again.ts'

export const invoicesAdminHandlers: Handlers<typeof invoicesAdminCalls> = { bills, tryAgain }
