import type { handoffCalls } from '@yf/contract/handoff'
import type { Handlers } from '#platform/call/handler.ts'
import { mallLogin } from './mall-login.ts'
import { mallSign } from './mall-sign.ts'
import { sites } from './sites.ts'

export const handoffHandlers: Handlers<typeof handoffCalls> = { sites, mallSign, mallLogin }
