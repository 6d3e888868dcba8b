import type { advertsAdminCalls } from '@yf/contract/adverts-admin'
import type { Call } from '@yf/contract/call'
import { withPermission } from '#features/staff/public.ts'
import type { Run } from '#platform/call/handler.ts'

/** For those who operate what is offered. */
export const atDesk = <C extends Call>(name: keyof typeof advertsAdminCalls, run: Run<C>) =>
  withPermission<C>(`adverts.${name}`, 'operate', run)
