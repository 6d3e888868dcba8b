import type { Call } from '@yf/contract/call'
import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { withPermission } from '#features/staff/public.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof eapAdminCalls

/** For those with this duty alone: whoever else tries is refused, and the attempt is counted under this room's name. */
export const atDesk = <C extends Call>(name: Name, run: Run<C>) =>
  withPermission<C>(`counselling.${name}`, 'counselling', run)
