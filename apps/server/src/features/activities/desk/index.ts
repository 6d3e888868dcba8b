import type { activityDeskCalls } from '@yf/contract/activity-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { activityChanges } from './changes.ts'
import { decideActivity } from './decide.ts'
import { contactLead, leadPhone, leads } from './leads.ts'
import { activities } from './list.ts'
import { saveActivity } from './save.ts'

export const activityDeskHandlers: Handlers<typeof activityDeskCalls> = {
  activities,
  saveActivity,
  activityChanges,
  decideActivity,
  leads,
  leadPhone,
  contactLead,
}
