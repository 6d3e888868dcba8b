import type { advertDeskCalls } from '@yf/contract/advert-desk'
import type { Call } from '@yf/contract/call'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

/** For those who operate what is offered. */
export const atDesk = <C extends Call>(name: keyof typeof advertDeskCalls, run: Run<C>) =>
  withDuty<C>(`adverts.${name}`, 'operate', run)
