import type { eapCalls } from '@yf/contract/eap'
import { shanghaiMoment } from '@yf/domain/dates'
import { requireMembership } from '#features/company/public.ts'
import { nextFree, openResources } from '#features/slots/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { allCounsellors, ratingsOf } from './counsellor-store.ts'
import { toCoverDto, coversOf, toRightDtos } from './cover.ts'
import { toCounsellorDto } from './dto.ts'
import { spanOf } from './rules.ts'

/**
 * Counsellors with the soonest free time come first; those without one are listed too, unless a time filter is set.
 */
export const counsellors: RunCallHandler<typeof eapCalls.counsellors> = async (input, ctx) => {
  const { companyId, field, language, way, when, pageNo, pageSize } = input
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const now = ctx.clock.now()
  const [rows, open, free, covers] = await Promise.all([
    allCounsellors(ctx.db),
    openResources(ctx.db, 'counselling'),
    nextFree(ctx.db, 'counselling', now, spanOf(when, now)),
    coversOf(ctx, membership),
  ])
  // Counsellors without a time keep their order: the difference of two infinities is NaN.
  const last = Number.POSITIVE_INFINITY
  const matching = rows
    .filter(({ id }) => open.has(id) && (when === undefined || free.has(id)))
    .filter(({ fields }) => field === undefined || fields.includes(field))
    .filter(({ languages }) => language === undefined || languages.includes(language))
    .filter(({ ways }) => way === undefined || ways.includes(way))
    .map((row) => ({ row, next: free.get(row.id) ?? null }))
    .toSorted((one, other) => (one.next?.getTime() ?? last) - (other.next?.getTime() ?? last) || 0)
  const page = matching.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const ratings = await ratingsOf(
    ctx.db,
    page.map(({ row }) => row.id),
  )
  return answer({
    records: page.map(({ row, next }) => ({
      ...toCounsellorDto(row, open.get(row.id)!.minutes, ratings.get(row.id)),
      nextFreeTime: next && shanghaiMoment(next),
      ...toCoverDto(covers, row.price_fen),
    })),
    total: matching.length,
    rights: toRightDtos(covers.right),
  })
}
