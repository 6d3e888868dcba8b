import type { billsAdminCalls } from '@yf/contract/bills-admin'
import type { Call } from '@yf/contract/call'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

/** For staff with the permission to operate the product. */
export const atDesk = <C extends Call>(name: keyof typeof billsAdminCalls, run: RunCallHandler<C>) =>
  withPermission<C>(`bills.${name}`, 'operate', run)
