import type { handoffCalls } from '@yf/contract/handoff'
import type { Handlers } from '../../platform/call/handler.ts'

export const handoffHandlers: Handlers<typeof handoffCalls> = {}
