import type { trackingCalls } from '@yf/contract/tracking'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'
import { reportError } from './report-error.ts'

export const trackingHandlers: Handlers<typeof trackingCalls> = { add, reportError }
