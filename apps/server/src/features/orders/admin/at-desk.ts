import type { Call } from '@yf/contract/call'
import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import { mayDo, type Permission } from '@yf/domain/staff'
import { withPermission } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof ordersAdminCalls

/**
 * Only with this permission; any other caller is denied, and the denied request is recorded under this page's name.
 */
export const atDesk = <C extends Call>(name: Name, duty: Permission, run: RunCallHandler<C>) =>
  withPermission<C>(`ordersAdmin.${name}`, duty, run)

/** Both read after-sales cases: service staff handle them, finance approves large refunds. */
export const atEitherDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) => {
  const [service, account] = [atDesk<C>(name, 'service', run), atDesk<C>(name, 'account', run)]
  return {
    mode: 'steps' as const,
    run: ((input, ctx) => {
      const { staff } = ctx as unknown as StaffContext
      return (mayDo(staff.role, 'account') ? account : service).run(input, ctx)
    }) as (typeof service)['run'],
  }
}
