import type { Call } from '@yf/contract/call'
import type { pointsAdminCalls } from '@yf/contract/points-admin'
import type { Permission } from '@yf/domain/staff'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof pointsAdminCalls

const atDesk =
  (duty: Permission) =>
  <C extends Call>(name: Name, run: RunCallHandler<C>) =>
    withPermission<C>(`points.${name}`, duty, run)

/** Operators propose and finance staff decide. Both see the list. */
export const proposes = atDesk('operate')
export const decides = atDesk('account')
export const seesAdjustments = atDesk('seePoints')
