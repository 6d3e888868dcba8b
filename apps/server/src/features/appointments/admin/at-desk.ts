import type { appointmentsAdminCalls } from '@yf/contract/appointments-admin'
import type { Call } from '@yf/contract/call'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof appointmentsAdminCalls

/** For operators only: calls by other staff are refused and counted as denied requests of this page. */
export const atDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) =>
  withPermission<C>(`appointments.${name}`, 'operate', run)
