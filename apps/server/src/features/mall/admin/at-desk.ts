import type { Call } from '@yf/contract/call'
import type { mallAdminCalls } from '@yf/contract/mall-admin'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof mallAdminCalls

/** For staff with the permission to operate the product. */
export const atDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) =>
  withPermission<C>(`mall.${name}`, 'operate', run)
