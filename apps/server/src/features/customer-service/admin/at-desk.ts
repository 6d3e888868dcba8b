import type { Call } from '@yf/contract/call'
import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof customerServiceAdminCalls

/** Only for this permission: calls by other staff are refused and counted as denied requests of this page. */
export const atDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) =>
  withPermission<C>(`service.${name}`, 'service', run)
