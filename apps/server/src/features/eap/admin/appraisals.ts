import { sql } from 'kysely'
import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { decryptedAppraisal } from '../appraisal-text.ts'
import { counsellorsById } from '../counsellor-store.ts'
import { ratingOf } from '../rules.ts'

const appraisalsOf = (db: Db, counsellorId: string | undefined) =>
  db
    .selectFrom('eap_appraisal')
    .$if(counsellorId !== undefined, (query) => query.where('counsellor_id', '=', counsellorId!))

const sums = [
  sql<number>`coalesce(sum(stars), 0)::int`.as('sum'),
  sql<number>`count(*)::int`.as('count'),
] as const

/**
 * Neither the member nor the session can be identified: a row has another id each time, and a date in place of its
 * timestamp.
 */
export const appraisals: RunCallHandler<typeof eapAdminCalls.appraisals> = async (input, ctx) => {
  const matching = appraisalsOf(ctx.db, input.counsellorId)
  const { rows, total } = await pageOf(ctx.db, matching.selectAll(), input, (query) =>
    query.orderBy('created_at', 'desc').orderBy('booking_id'),
  )
  const { sum, count } = await matching.select(sums).executeTakeFirstOrThrow()
  const counsellors = await counsellorsById(
    ctx.db,
    rows.map(({ counsellor_id }) => counsellor_id),
  )
  await recordRead(ctx, {
    action: 'listCounsellingRatings',
    encrypted: rows.map(({ booking_id }) => booking_id),
  })
  const records = await Promise.all(
    rows.map(async (row) => ({
      id: newId(),
      counsellorId: row.counsellor_id,
      counsellorName: counsellors.get(row.counsellor_id)?.name ?? '',
      stars: row.stars,
      tags: row.tags,
      words: await decryptedAppraisal(ctx, row),
      createTime: `${shanghaiDay(row.created_at)} 00:00:00`,
    })),
  )
  return answer({ records, total, rating: ratingOf(sum, count) })
}
