import type { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { decide, withdraw } from './decide.ts'
import { proposals } from './proposals.ts'

export const approvalsAdminHandlers: Handlers<typeof approvalsAdminCalls> = { proposals, decide, withdraw }
