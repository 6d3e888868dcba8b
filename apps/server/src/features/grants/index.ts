import type { grantDeskCalls } from '@yf/contract/grant-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { decide, withdraw } from './decide.ts'
import { proposals } from './proposals.ts'

export const grantDeskHandlers: Handlers<typeof grantDeskCalls> = { proposals, decide, withdraw }
