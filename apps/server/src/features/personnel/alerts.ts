import type { personnelCalls } from '@yf/contract/personnel'
import { shanghaiMoment } from '@yf/domain/dates'
import { mayDo } from '@yf/domain/staff'
import { alertQuery, titleOf } from '#platform/alerts/tell-staff.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { answer } from '#platform/call/outcome.ts'
import { pageOf, recordRead, withDuty } from '#features/workbench/public.ts'

export const alerts = withDuty<typeof personnelCalls.alerts>('alerts', 'report', async (input, ctx) => {
  await recordRead(ctx, { deed: 'readAlerts' })
  const { rows, total } = await pageOf(ctx.db, toldTo(ctx), input, (query) =>
    query.orderBy('last_at', 'desc').orderBy('key'),
  )
  const records = rows.map(({ key, kind, words, times, first_at, last_at }) => ({
    key,
    title: titleOf(kind),
    words,
    times,
    firstAt: shanghaiMoment(first_at),
    lastAt: shanghaiMoment(last_at),
  }))
  return answer({ records, total })
})

/** Whoever leads the desk hears of the desk; what happens at the doors is the auditor's. */
const toldTo = ({ db, staff }: Pick<StaffContext, 'db' | 'staff'>) =>
  mayDo(staff.role, 'audit') ? alertQuery(db) : alertQuery(db).where('kind', '=', 'lateCases')
