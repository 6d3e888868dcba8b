import type { eapCalls } from '@yf/contract/eap'
import type { FreeDay } from '@yf/contract/eap-shapes'
import { bookingRules } from '@yf/domain/booking'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { requireMembership } from '#features/company/public.ts'
import { keepLaidOut, resourceOf, timesToCome, type OpenTime } from '#features/slots/public.ts'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { counsellorById, ratingsOf, tagsOf } from './counsellor-store.ts'
import { toCoverDto, coversOf, toRightDtos } from './cover.ts'
import { toCounsellorDto } from './dto.ts'

/** Creates missing slots first: the calendar is complete even if the job has not run. */
export const counsellor = inTransaction<typeof eapCalls.counsellor>(async ({ companyId, id }, ctx) => {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  const row = membership && (await counsellorById(ctx.db, id))
  const resource = row && (await resourceOf(ctx.db, id))
  if (!membership || !row || !resource) return refuse('notFound')
  await keepLaidOut(ctx, id)
  const times = await timesToCome(ctx.db, id, accountId, ctx.clock.now())
  const covers = await coversOf(ctx, membership)
  const rating = (await ratingsOf(ctx.db, [id])).get(id)
  const next = times.find(({ left }) => left > 0)
  return answer({
    ...toCounsellorDto(row, resource.minutes, rating),
    nextFreeTime: next ? shanghaiMoment(next.startsAt) : null,
    ...toCoverDto(covers, row.price_fen),
    introduction: row.introduction,
    qualifications: row.qualifications,
    address: row.address,
    tags: await tagsOf(ctx.db, id),
    rights: toRightDtos(covers.right),
    days: daysOf(times),
    cancelHours: bookingRules.counselling.cancelHours,
  })
})

const daysOf = (times: readonly OpenTime[]): FreeDay[] =>
  [...Map.groupBy(times, ({ startsAt }) => shanghaiDay(startsAt))].map(([day, ofDay]) => ({
    day,
    times: ofDay.map(({ id, startsAt, endsAt, left, waiting, isWaitedFor }) => ({
      id,
      startTime: shanghaiMoment(startsAt),
      endTime: shanghaiMoment(endsAt),
      isFull: left > 0 ? 0 : 1,
      waiting,
      isWaitedFor: isWaitedFor ? 1 : 0,
    })),
  }))
