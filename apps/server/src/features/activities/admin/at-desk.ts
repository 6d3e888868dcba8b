import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import type { Call } from '@yf/contract/call'
import type { Permission } from '@yf/domain/staff'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

const withPermissionHere =
  (duty: Permission) =>
  <C extends Call>(name: keyof typeof activitiesAdminCalls, run: RunCallHandler<C>) =>
    withPermission<C>(`activities.${name}`, duty, run)

/** Operators edit activities; finance staff review those that give many points. */
export const atDesk = withPermissionHere('operate')
export const decides = withPermissionHere('account')
export const seesChanges = withPermissionHere('seePoints')
