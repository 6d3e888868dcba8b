import type { activityDeskCalls } from '@yf/contract/activity-desk'
import type { Call } from '@yf/contract/call'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

/** For those who keep what is offered. */
export const atDesk = <C extends Call>(name: keyof typeof activityDeskCalls, run: Run<C>) =>
  withDuty<C>(`activities.${name}`, 'operate', run)
