import type { Call } from '@yf/contract/call'
import type { couponDeskCalls } from '@yf/contract/coupon-desk'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof couponDeskCalls

/** For those with this duty alone: whoever else tries is refused, and the attempt is counted under this room's name. */
export const atDesk = <C extends Call>(name: Name, run: Run<C>) =>
  withDuty<C>(`coupon.${name}`, 'operate', run)
