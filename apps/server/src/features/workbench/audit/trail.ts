import type { Selectable } from 'kysely'
import { isDay, addDays, shanghaiMoment, startOfDay } from '@yf/domain/dates'
import type { workbenchCalls } from '@yf/contract/workbench'
import type { Input } from '@yf/contract/call'
import { answer, badInput } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { withDuty } from '../duty.ts'
import { pageOf } from '../page-of.ts'
import type { StaffDeedTable } from '../tables.ts'
import { recordRead } from './record.ts'

type Wanted = Input<typeof workbenchCalls.trail>

/** The one who reads the trail stands in it too. */
export const trail = withDuty<typeof workbenchCalls.trail>('trail', 'audit', async (input, ctx) => {
  for (const field of ['from', 'to'] as const) {
    const day = input[field]
    if (day !== undefined && !isDay(day)) return badInput(field, '日期不存在')
  }
  const asked = [input.caseNo, input.from, input.to].filter(Boolean).join(' ')
  await recordRead(ctx, { deed: '查看审计记录', detail: asked })
  const { rows, total } = await pageOf(ctx.db, deeds(ctx.db, input), input, (query) =>
    query.orderBy('at', 'desc').orderBy('id', 'desc'),
  )
  return answer({ records: rows.map(deedOnTheWire), total })
})

const deedOnTheWire = (row: Selectable<StaffDeedTable>) => ({
  id: row.id,
  time: shanghaiMoment(row.at),
  staffId: row.staff_id,
  staffName: row.staff_name,
  role: row.role,
  deed: row.deed,
  caseNo: row.case_no,
  detail: row.detail,
  address: row.address,
})

function deeds(db: Db, { caseNo, staffId, from, to }: Wanted) {
  let query = db.selectFrom('staff_deed').selectAll()
  if (caseNo) query = query.where('case_no', '=', caseNo.trim().toUpperCase())
  if (staffId) query = query.where('staff_id', '=', staffId)
  if (from) query = query.where('at', '>=', startOfDay(from))
  if (to) query = query.where('at', '<', startOfDay(addDays(to, 1)))
  return query
}
