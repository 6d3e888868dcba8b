import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { waitQuery } from '#features/slots/public.ts'
import { pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { toWaitDtos } from './dto.ts'

export const waits: RunCallHandler<typeof eapAdminCalls.waits> = async (input, ctx) => {
  const { counsellorId } = input
  const matching = waitQuery(ctx.db, 'counselling')
    .selectAll()
    .$if(counsellorId !== undefined, (query) => query.where('resource_id', '=', counsellorId!))
  const { rows, total } = await pageOf(ctx.db, matching, input, (query) =>
    query.orderBy('starts_at').orderBy('joined_at').orderBy('id'),
  )
  await recordRead(ctx, { action: 'listCounsellingLine', encrypted: rows.map(({ id }) => id) })
  return answer({ records: await toWaitDtos(ctx.db, rows), total })
}
