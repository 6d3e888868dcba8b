import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { onPool } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { countUpTo } from '#features/staff/public.ts'
import { payable } from '../payments/store.ts'
import { casesOf, type List } from './store.ts'

/** The counts on the tabs. Each count walks an index and stops at a thousand. */
export const counts = onPool<typeof claimsAdminCalls.counts>(async (_input, { db, staff, clock }) => {
  const who = { staffId: staff.id, now: clock.now() }
  const count = (list: List) => countUpTo(db, casesOf(db, list, who).clearSelect().select('c.id'))
  const [open, mine, late, second, asked, appeal, payments] = await Promise.all([
    count('open'),
    count('mine'),
    count('late'),
    count('second'),
    count('asked'),
    count('appeal'),
    countUpTo(db, payable(db)),
  ])
  return answer({ open, mine, late, second, asked, appeal, payments })
})
