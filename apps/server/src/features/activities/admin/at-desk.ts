import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import type { Call } from '@yf/contract/call'
import type { Duty } from '@yf/domain/staff'
import { withDuty } from '#features/staff/public.ts'
import type { Run } from '#platform/call/handler.ts'

const withDutyHere =
  (duty: Duty) =>
  <C extends Call>(name: keyof typeof activitiesAdminCalls, run: Run<C>) =>
    withDuty<C>(`activities.${name}`, duty, run)

/** Whoever keeps what is offered composes, and whoever accounts for points looks at what gives many. */
export const atDesk = withDutyHere('operate')
export const decides = withDutyHere('account')
export const seesChanges = withDutyHere('seePoints')
