import type { personnelCalls } from '@yf/contract/personnel'
import type { Handlers } from '#platform/call/handler.ts'
import { alerts } from './alerts.ts'
import { appErrors } from './app-errors.ts'
import { decideRegistration } from './decide-registration.ts'
import { registrations } from './registrations.ts'

export const personnelHandlers: Handlers<typeof personnelCalls> = {
  registrations,
  decideRegistration,
  alerts,
  appErrors,
}
