import type { Call } from '@yf/contract/call'
import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof eapAdminCalls

/** Only for this permission: calls by other staff are refused and counted as denied requests of this page. */
export const atDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) =>
  withPermission<C>(`counselling.${name}`, 'counselling', run)
