import type { personnelAdminCalls } from '@yf/contract/personnel-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { decideRegistration } from './decide-registration.ts'
import { registrations } from './registrations.ts'

export const personnelAdminHandlers: Handlers<typeof personnelAdminCalls> = {
  registrations,
  decideRegistration,
}
