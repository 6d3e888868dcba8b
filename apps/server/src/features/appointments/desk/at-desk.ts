import type { appointmentDeskCalls } from '@yf/contract/appointment-desk'
import type { Call } from '@yf/contract/call'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof appointmentDeskCalls

/** For operators alone: whoever else tries is refused, and the attempt is counted under this room's name. */
export const atDesk = <C extends Call>(name: Name, run: Run<C>) =>
  withDuty<C>(`appointments.${name}`, 'operate', run)
