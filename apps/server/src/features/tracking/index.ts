import type { trackingCalls } from '@yf/contract/tracking'
import type { Handlers } from '../../platform/call/handler.ts'

export const trackingHandlers: Handlers<typeof trackingCalls> = {}
