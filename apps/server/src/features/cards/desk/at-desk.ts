import type { Call } from '@yf/contract/call'
import type { cardDeskCalls } from '@yf/contract/card-desk'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof cardDeskCalls

/** For operators: whoever else tries is refused, and the attempt is counted under this room's name. */
export const atDesk = <C extends Call>(name: Name, run: Run<C>) =>
  withDuty<C>(`cards.${name}`, 'operate', run)
