import type { hospitalCalls } from '@yf/contract/hospital'
import type { Handlers } from '../../platform/call/handler.ts'

export const hospitalHandlers: Handlers<typeof hospitalCalls> = {}
