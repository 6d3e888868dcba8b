import type { Call } from '@yf/contract/call'
import type { paymentsAdminCalls } from '@yf/contract/payments-admin'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

/** For finance staff only. */
export const atDesk = <C extends Call>(name: keyof typeof paymentsAdminCalls, run: RunCallHandler<C>) =>
  withPermission<C>(`reconciliation.${name}`, 'account', run)
