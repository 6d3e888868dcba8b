import type { activityCalls } from '@yf/contract/activities'
import type { Handlers } from '#platform/call/handler.ts'
import { draw } from './draw.ts'
import { exist, page, running } from './page.ts'

export const activityHandlers: Handlers<typeof activityCalls> = { exist, page, running, draw }
