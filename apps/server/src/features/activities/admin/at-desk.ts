import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import type { Call } from '@yf/contract/call'
import type { Permission } from '@yf/domain/staff'
import { withPermission } from '#features/staff/public.ts'
import type { Run } from '#platform/call/handler.ts'

const withPermissionHere =
  (duty: Permission) =>
  <C extends Call>(name: keyof typeof activitiesAdminCalls, run: Run<C>) =>
    withPermission<C>(`activities.${name}`, duty, run)

/** Whoever keeps what is offered composes, and whoever accounts for points looks at what gives many. */
export const atDesk = withPermissionHere('operate')
export const decides = withPermissionHere('account')
export const seesChanges = withPermissionHere('seePoints')
