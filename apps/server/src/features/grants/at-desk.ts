import type { Call } from '@yf/contract/call'
import type { grantDeskCalls } from '@yf/contract/grant-desk'
import type { Duty } from '@yf/domain/staff'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

const atDesk =
  (duty: Duty) =>
  <C extends Call>(name: keyof typeof grantDeskCalls, run: Run<C>) =>
    withDuty<C>(`grants.${name}`, duty, run)

/** Whoever keeps what is offered puts it down, and whoever accounts for it decides. Both see what stands. */
export const proposes = atDesk('operate')
export const decides = atDesk('account')
export const seesGrants = atDesk('seePoints')
