import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { keysetPage, recordRead, countUpTo } from '#features/staff/public.ts'
import { withBlockers } from '../case/took-part.ts'
import { found, narrowed } from './narrow.ts'
import { toQueueRowDtos } from '../case/case-row-dto.ts'
import { inOrder } from './order.ts'
import { casesOf } from './store.ts'

const hour = 3_600_000

/** The lists show names and hospitals. The page polls every minute, so its audit event is written once an hour. */
export const queue: RunCallHandler<typeof claimsAdminCalls.queue> = async (input, ctx) => {
  const { db, staff, clock } = ctx
  const { list, after, pageSize } = input
  const keyword = input.keyword?.trim() ?? ''
  const now = clock.now()
  const cases = found(narrowed(casesOf(db, list, { staffId: staff.id, now }), input, now), keyword)
  const rows = await inOrder(cases, list, after)
    .limit(pageSize + 1)
    .execute()
  const { shown, next } = keysetPage(rows, pageSize, ({ place, id }) => ({ at: place, id }))
  const [records, total] = await Promise.all([
    toQueueRowDtos(db, shown),
    countUpTo(db, cases.clearSelect().select('c.id')),
  ])
  if (keyword === '') await recordRead(ctx, { action: 'listCases', seen: shown, payload: { list } }, hour)
  else await recordRead(ctx, { action: 'searchCases', seen: shown, payload: { keyword } })
  return answer({ records: list === 'appeal' ? await withBlockers(ctx, records) : records, next, total })
}
