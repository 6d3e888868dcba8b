import type { enrolmentAdminCalls } from '@yf/contract/enrolment-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { changeMonths, changes, exportChanges } from './changes.ts'
import { enrolments, events } from './enrolments.ts'

export const enrolmentAdminHandlers: Handlers<typeof enrolmentAdminCalls> = {
  enrolments,
  events,
  changeMonths,
  changes,
  exportChanges,
}
