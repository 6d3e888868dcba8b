import type { examCalls } from '@yf/contract/exam'
import type { Handlers } from '../../platform/call/handler.ts'

export const examHandlers: Handlers<typeof examCalls> = {}
