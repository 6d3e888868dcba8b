import type { pointsDeskCalls } from '@yf/contract/points-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { adjustments } from './adjustments.ts'
import { decide } from './decide.ts'
import { propose } from './propose.ts'

export const pointsDeskHandlers: Handlers<typeof pointsDeskCalls> = { adjustments, propose, decide }
