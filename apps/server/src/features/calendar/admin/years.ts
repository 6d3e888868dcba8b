import type { calendarAdminCalls } from '@yf/contract/calendar-admin'
import { shanghaiDay } from '@yf/domain/dates'
import { yearFaults } from '@yf/domain/holiday-notice'
import { recordAuditEvent } from '#features/staff/public.ts'
import { inSteps, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { loadCalendar } from '../keep-calendar.ts'
import { toYearDto, toYearDtos } from './dto.ts'
import { addYear, enteredRows, currentVersions } from '../store.ts'

export const years: RunCallHandler<typeof calendarAdminCalls.years> = async (_, ctx) =>
  answer(await toYearDtos(ctx))

/** Past years were used for calculations and are immutable; the current year can still be corrected. */
const write: RunCallHandler<typeof calendarAdminCalls.enter> = async (input, ctx) => {
  const { year, worked } = input
  const notice = input.notice.trim()
  if (notice === '') return badInput('notice', '请写明依据的通知')
  if (year < Number(shanghaiDay(ctx.clock.now()).slice(0, 4))) return badInput('year', '不能修改过去的年份')
  const off = input.off
    .map(({ first, last }): [string, string] => [first, last])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const [fault] = yearFaults(year, { off, worked })
  if (fault !== undefined) return badInput('off', fault)
  await addYear(ctx.db, {
    id: newId(),
    year,
    notice,
    off,
    worked: worked.toSorted(),
    staff_id: ctx.staff.id,
    staff_name: ctx.staff.name,
    at: ctx.clock.now(),
  })
  await recordAuditEvent(ctx, { action: 'enterCalendar', payload: { year, notice } })
  return answer(await toYearDtos(ctx))
}

/** Loads the calendar only after the commit: a rolled-back calendar would be used until the next minute. */
export const enter = inSteps<typeof calendarAdminCalls.enter>(async (input, ctx) => {
  const entered = await ctx.once((inner) => write(input, inner))
  if (entered.kind === 'answer') await loadCalendar(ctx.db)
  return entered
})

export const knownYears: RunCallHandler<typeof calendarAdminCalls.known> = async (_, { db }) =>
  answer(currentVersions(await enteredRows(db)).map(toYearDto))
