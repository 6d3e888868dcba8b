import type { activityDeskCalls } from '@yf/contract/activity-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { activities } from './list.ts'
import { saveActivity } from './save.ts'

export const activityDeskHandlers: Handlers<typeof activityDeskCalls> = { activities, saveActivity }
