import type { Call } from '@yf/contract/call'
import type { mallDeskCalls } from '@yf/contract/mall-desk'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof mallDeskCalls

/** For those who operate what is offered. */
export const atDesk = <C extends Call>(name: Name, run: Run<C>) => withDuty<C>(`mall.${name}`, 'operate', run)
