import type { CardBooking, cardCalls } from '@yf/contract/cards'
import { shanghaiMoment } from '@yf/domain/dates'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import { requireMembership, type Membership } from '#features/company/public.ts'
import { packagesOf } from '#features/equity/public.ts'
import { familyNames } from '../dto.ts'
import { bookingRow } from '../encrypted.ts'
import { visibleCard } from '../visible-card.ts'
import { recordPage, type RecordRow } from './record-store.ts'

/** A card has at most as many bookings as units, plus cancelled ones. */
const mostOfOne = 100

export const bookings: RunCallHandler<typeof cardCalls.bookings> = async ({ companyId, id }, ctx) => {
  const found = await visibleCard(ctx, companyId, id)
  if (!found) return refuse('notFound')
  const filter = { companyId, subjectId: ctx.caller.accountId, packageId: id }
  const { rows } = await recordPage(ctx.db, filter, { pageNo: 1, pageSize: mostOfOne })
  return answer(await toDto(ctx, found.membership, rows))
}

export const allBookings: RunCallHandler<typeof cardCalls.allBookings> = async (
  { companyId, ...page },
  ctx,
) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const { rows, total } = await recordPage(ctx.db, { companyId, subjectId: ctx.caller.accountId }, page)
  return answer({ records: await toDto(ctx, membership, rows), total })
}

async function toDto(
  ctx: MemberContext,
  membership: Membership,
  rows: readonly RecordRow[],
): Promise<CardBooking[]> {
  if (rows.length === 0) return []
  const [key, cards, names] = await Promise.all([
    existingSubjectKey(ctx, ctx.caller.accountId),
    packagesOf(ctx.db, membership),
    membership.isFamily ? new Map<string, string>() : familyNames(ctx, ctx.caller.accountId),
  ])
  const cardNames = new Map(cards.map(({ id, name }) => [id, name]))
  return rows.map((row) => {
    const content = openContent<{ institution: string; item: string }>(
      key,
      row.content_encrypted,
      bookingRow(row.id),
    )
    const isOwn = membership.isFamily || row.family_id === null
    return {
      id: row.id,
      cardInfoId: row.package_id,
      cardName: cardNames.get(row.package_id) ?? '卡券',
      userName: isOwn ? null : (names.get(row.family_id ?? '') ?? '家人'),
      institution: content?.institution ?? '',
      item: content?.item ?? '',
      startTime: shanghaiMoment(row.starts_at),
      status: row.state as CardBooking['status'],
      createTime: shanghaiMoment(row.created_at),
    }
  })
}
