import type { activityDeskCalls } from '@yf/contract/activity-desk'
import type { Call } from '@yf/contract/call'
import type { Duty } from '@yf/domain/staff'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

const withDutyHere =
  (duty: Duty) =>
  <C extends Call>(name: keyof typeof activityDeskCalls, run: Run<C>) =>
    withDuty<C>(`activities.${name}`, duty, run)

/** Whoever keeps what is offered composes, and whoever accounts for points looks at what gives many. */
export const atDesk = withDutyHere('operate')
export const decides = withDutyHere('account')
export const seesChanges = withDutyHere('seePoints')
