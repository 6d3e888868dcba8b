import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { isDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { caseHandlers, handlers } from './people-store.ts'

export const people: RunCallHandler<typeof claimsAssignmentCalls.people> = async (_, { db, clock }) =>
  answer(await caseHandlers(db, clock.now()))

export const setAbsence: RunCallHandler<typeof claimsAssignmentCalls.setAbsence> = async (input, ctx) => {
  const { staffId, firstDay, lastDay } = input
  if (!isDay(firstDay)) return badInput('firstDay', '日期不存在')
  if (!isDay(lastDay)) return badInput('lastDay', '日期不存在')
  if (lastDay < firstDay) return badInput('lastDay', '结束日期不能早于开始日期')
  const person = (await handlers(ctx.db)).find(({ id }) => id === staffId)
  if (!person) return badInput('staffId', '没有这位理赔专员')
  await ctx.db
    .insertInto('staff_absence')
    .values({ staff_id: staffId, id: newId(), first_day: firstDay, last_day: lastDay })
    .execute()
  await recordAuditEvent(ctx, {
    action: 'changeAbsence',
    payload: { name: person.name, firstDay, lastDay, isDropped: false },
  })
  return answer(await caseHandlers(ctx.db, ctx.clock.now()))
}

export const dropAbsence: RunCallHandler<typeof claimsAssignmentCalls.dropAbsence> = async (
  { staffId, id },
  ctx,
) => {
  const dropped = await ctx.db
    .deleteFrom('staff_absence')
    .where((row) => row.and({ staff_id: staffId, id }))
    .returning(['first_day', 'last_day'])
    .executeTakeFirst()
  if (dropped) {
    const person = (await handlers(ctx.db)).find((one) => one.id === staffId)
    const days = { firstDay: dropped.first_day, lastDay: dropped.last_day }
    await recordAuditEvent(ctx, {
      action: 'changeAbsence',
      payload: { name: person?.name ?? '', ...days, isDropped: true },
    })
  }
  return answer(await caseHandlers(ctx.db, ctx.clock.now()))
}
