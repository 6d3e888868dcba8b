import type { cardCalls } from '@yf/contract/cards'
import { shanghaiMoment } from '@yf/domain/dates'
import { atMoment } from '@yf/domain/equity'
import { requireMembership } from '#features/company/public.ts'
import { toPackageDto, packCounts, packPage } from '#features/equity/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { familyNames } from './dto.ts'

/** A card that covers a relative is the relative's own when they are the caller. */
export const pack: RunCallHandler<typeof cardCalls.pack> = async (
  { companyId, shelf, pageNo, pageSize },
  ctx,
) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const now = ctx.clock.now()
  const [rows, counts] = await Promise.all([
    packPage(ctx.db, membership, { shelf, now, pageNo, pageSize }),
    packCounts(ctx.db, membership, now),
  ])
  const isOthers = !membership.isFamily && rows.some(({ family_id }) => family_id !== null)
  const names = isOthers ? await familyNames(ctx, ctx.caller.accountId) : new Map<string, string>()
  const records = rows.map((row) => {
    const userFamilyId = membership.isFamily ? null : row.family_id
    return {
      ...atMoment(toPackageDto(row, userFamilyId), shanghaiMoment(now)),
      kind: row.kind,
      userName: userFamilyId && (names.get(userFamilyId) ?? '家人'),
    }
  })
  return answer({ records, total: counts[shelf], counts })
}
