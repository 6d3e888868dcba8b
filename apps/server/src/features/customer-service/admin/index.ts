import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { consultations, overview } from './consultations.ts'
import { advisers, adviserSchedule, saveAdviser, saveAdviserHours, switchAdviser } from './advisers.ts'
import { answerMessage, messages } from './messages.ts'
import { returnRight } from './return-right.ts'
import { saveSelfPaying, selfPaying } from './self-paying.ts'
import { troubles } from './troubles.ts'

export const customerServiceAdminHandlers: Handlers<typeof customerServiceAdminCalls> = {
  overview,
  consultations,
  returnRight,
  messages,
  answerMessage,
  advisers,
  saveAdviser,
  switchAdviser,
  adviserSchedule,
  saveAdviserHours,
  selfPaying,
  saveSelfPaying,
  troubles,
}
