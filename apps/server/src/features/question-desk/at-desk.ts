import type { Call } from '@yf/contract/call'
import type { questionDeskCalls } from '@yf/contract/question-desk'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

/** For those who operate what is offered. */
export const atDesk = <C extends Call>(name: keyof typeof questionDeskCalls, run: Run<C>) =>
  withDuty<C>(`questions.${name}`, 'operate', run)
