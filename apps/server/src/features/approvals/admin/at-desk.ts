import type { Call } from '@yf/contract/call'
import type { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import type { Permission } from '@yf/domain/staff'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

const atDesk =
  (duty: Permission) =>
  <C extends Call>(name: keyof typeof approvalsAdminCalls, run: RunCallHandler<C>) =>
    withPermission<C>(`grants.${name}`, duty, run)

/** Operators submit and finance staff decide. Both see the list. */
export const proposes = atDesk('operate')
export const decides = atDesk('account')
export const seesApprovals = atDesk('seePoints')
