import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { activityChanges } from './changes.ts'
import { decideActivity } from './decide.ts'
import { contactLead, leadPhone, leads } from './leads.ts'
import { activities } from './list.ts'
import { saveActivity } from './save.ts'

export const activitiesAdminHandlers: Handlers<typeof activitiesAdminCalls> = {
  activities,
  saveActivity,
  activityChanges,
  decideActivity,
  leads,
  leadPhone,
  contactLead,
}
