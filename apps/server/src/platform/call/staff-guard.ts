import type { Call } from '@yf/contract/call'
import type { RefusalName } from '@yf/contract/refusals'
import { mayDo, staffRoles, type Permission } from '@yf/domain/staff'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Staff } from './context.ts'
import { refuse, type CallOutcome } from './outcome.ts'

export interface DeniedCall {
  readonly staffId: string
  /** `domain.call`, as in the call table. */
  readonly call: string
  readonly reason: RefusalName
}

/** Counts a denied request for the auditor; provided by the staff feature. */
export type CountDeniedCall = (
  ctx: { readonly db: Db; readonly clock: Clock; readonly address: string },
  denied: DeniedCall,
) => Promise<void>

/** A row of staff without a permission is not mounted. */
export function permissionOf({ path, permission }: Pick<Call, 'path' | 'permission'>): Permission {
  if (!permission) throw new Error(`${path} is a call of staff without a permission`)
  return permission
}

export const isPermitted = (permission: Permission, { role }: Staff): boolean => mayDo(role, permission)

export const refuseRole = ({ role }: Staff): CallOutcome<never> =>
  refuse('dutyNotHeld', `您的岗位（${staffRoles[role]}）不能进行此操作`)
