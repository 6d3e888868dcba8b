import type { billDeskCalls } from '@yf/contract/bill-desk'
import type { Call } from '@yf/contract/call'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

/** For those who keep what is offered. */
export const atDesk = <C extends Call>(name: keyof typeof billDeskCalls, run: Run<C>) =>
  withDuty<C>(`bills.${name}`, 'operate', run)
