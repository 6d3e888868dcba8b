import type { Call } from '@yf/contract/call'
import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import { mayDo, type Permission } from '@yf/domain/staff'
import { withPermission } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof ordersAdminCalls

/** For those with this duty alone; the attempt of anybody else is counted under this room's name. */
export const atDesk = <C extends Call>(name: Name, duty: Permission, run: Run<C>) =>
  withPermission<C>(`ordersAdmin.${name}`, duty, run)

/** Both read after-sales: the service desk handles them, finance lets large refunds go. */
export const atEitherDesk = <C extends Call>(name: Name, run: Run<C>) => {
  const [service, account] = [atDesk<C>(name, 'service', run), atDesk<C>(name, 'account', run)]
  return {
    mode: 'steps' as const,
    run: ((input, ctx) => {
      const { staff } = ctx as unknown as StaffContext
      return (mayDo(staff.role, 'account') ? account : service).run(input, ctx)
    }) as (typeof service)['run'],
  }
}
