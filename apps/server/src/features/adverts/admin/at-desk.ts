import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import type { Call } from '@yf/contract/call'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

/** For staff with the permission to operate the product. */
export const atDesk = <C extends Call>(name: keyof typeof advertsAdminCalls, run: RunCallHandler<C>) =>
  withPermission<C>(`adverts.${name}`, 'operate', run)
