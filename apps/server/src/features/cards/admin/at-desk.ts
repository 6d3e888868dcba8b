import type { Call } from '@yf/contract/call'
import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof cardsAdminCalls

/** For operators: calls by other staff are refused and counted as denied requests of this page. */
export const atDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) =>
  withPermission<C>(`cards.${name}`, 'operate', run)
