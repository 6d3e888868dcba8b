import type { trackingCalls } from '@yf/contract/tracking'
import type { Handlers } from '#platform/call/handler.ts'
import { add } from './add.ts'

export const trackingHandlers: Handlers<typeof trackingCalls> = { add }
