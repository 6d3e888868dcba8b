import type { staffCalls } from '@yf/contract/staff'
import { sql } from 'kysely'
import type { Input } from '@yf/contract/call'
import { refusals, type RefusalName } from '@yf/contract/refusals'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { staffNames } from '../accounts/store.ts'
import { nobody } from './denied-requests.ts'
import { dayFault, markOf, keysetPage, spanOf } from './keyset-page.ts'
import { recordRead } from './record-audit-event.ts'
import { titleOfStoredCall } from './stored-call-names.ts'

export const deniedRequests: RunCallHandler<typeof staffCalls.deniedRequests> = async (input, ctx) => {
  const fault = dayFault(input)
  if (fault) return fault
  const found = await deniedRequestsIn(ctx.db, input).execute()
  // By the first attempt of its hour, which does not move while attempts are counted.
  const { shown, next } = keysetPage(found, input.pageSize, ({ first_at, id }) => ({ at: first_at, id }))
  const names = await staffNames(
    ctx.db,
    shown.map(({ staff_id }) => staff_id),
  )
  await recordRead(ctx, { action: 'readTrail', payload: { list: 'denied' } })
  const records = shown.map((row) => ({
    id: row.id,
    staffName: names.get(row.staff_id) ?? null,
    account: row.account,
    call: row.call,
    title: titleOfStoredCall(row.call),
    reason: refusals[row.reason as RefusalName]?.message ?? row.reason,
    address: row.address,
    count: row.count,
    firstTime: shanghaiMoment(row.first_at),
    lastTime: shanghaiMoment(row.last_at),
  }))
  return answer({ records, next })
}

function deniedRequestsIn(db: Db, input: Input<typeof staffCalls.deniedRequests>) {
  const { since, until } = spanOf(input)
  const mark = markOf(input.after)
  let query = db.selectFrom('denied_request').selectAll()
  // A literal, not a parameter: otherwise the partial index for staff cannot be used.
  if (input.whose) query = query.where('staff_id', input.whose === 'staff' ? '<>' : '=', sql.lit(nobody))
  if (since) query = query.where('first_at', '>=', since)
  if (until) query = query.where('first_at', '<', until)
  if (mark) query = query.where(sql<boolean>`(first_at, id) < (${mark.at}, ${mark.id}::uuid)`)
  return query
    .orderBy('first_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.pageSize + 1)
}
