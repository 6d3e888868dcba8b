import type { equityCalls } from '@yf/contract/equity'
import type { Handlers } from '#platform/call/handler.ts'
import { freeList } from './free-list.ts'
import { healthCheck } from './health-check.ts'
import { manuals } from './manuals.ts'
import { mine } from './mine.ts'
import { policy } from './policy.ts'

export const equityHandlers: Handlers<typeof equityCalls> = {
  mine,
  policy,
  healthCheck,
  healthServiceCheck: healthCheck,
  freeList,
  manuals,
}
