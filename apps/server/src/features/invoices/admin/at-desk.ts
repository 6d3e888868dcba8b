import type { Call } from '@yf/contract/call'
import type { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import { withPermission } from '#features/staff/public.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof invoicesAdminCalls

/** For those with this duty alone: whoever else tries is refused, and the attempt is counted under this room's name. */
export const atDesk = <C extends Call>(name: Name, run: Run<C>) =>
  withPermission<C>(`invoice.${name}`, 'account', run)
