import type { trackingAdminCalls } from '@yf/contract/tracking-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { clientErrorQuery } from '#features/tracking/public.ts'
import { pageOf, recordRead } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'

export const appErrors: RunCallHandler<typeof trackingAdminCalls.appErrors> = async (input, ctx) => {
  await recordRead(ctx, { action: 'readAppErrors' })
  const { version } = input
  const errors = clientErrorQuery(ctx.db).$if(version !== undefined, (query) =>
    query.where('version', '=', version!),
  )
  const { rows, total } = await pageOf(ctx.db, errors, input, (query) =>
    query.orderBy('day', 'desc').orderBy('count', 'desc').orderBy('fingerprint'),
  )
  const records = rows.map(({ fingerprint, count, first_at, last_at, ...error }) => ({
    ...error,
    key: `${error.day}/${fingerprint}`,
    times: count,
    firstAt: shanghaiMoment(first_at),
    lastAt: shanghaiMoment(last_at),
  }))
  return answer({ records, total })
}
