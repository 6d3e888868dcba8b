import type { Call } from '@yf/contract/call'
import type { reconciliationCalls } from '@yf/contract/reconciliation'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

/** Finance alone. */
export const atDesk = <C extends Call>(name: keyof typeof reconciliationCalls, run: Run<C>) =>
  withDuty<C>(`reconciliation.${name}`, 'account', run)
