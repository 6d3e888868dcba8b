import { winnable } from '#features/coupons/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { prizesOf, type PrizeRow } from './store.ts'

export interface PrizeFor {
  readonly prize: PrizeRow
  /** Why this person cannot win the prize any more; empty while they can. */
  readonly goneNote: '' | '已抽完' | '您已领满'
}

/**
 * The prizes of an activity as they apply to one person. Page and draw both use this, so the odds shown are the odds
 * drawn.
 */
export async function prizesFor(
  ctx: { readonly db: Db; readonly clock: Clock },
  member: { readonly companyId: string; readonly accountId: string },
  activityId: string,
): Promise<PrizeFor[]> {
  const prizes = await prizesOf(ctx.db, [activityId])
  const batches = await winnable(
    ctx,
    member,
    prizes.flatMap(({ batch_id }) => batch_id ?? []),
  )
  return prizes.map((prize) => {
    const batch = prize.batch_id === null ? 'open' : (batches.get(prize.batch_id) ?? 'gone')
    const isOut = prize.drawn >= prize.stock || batch === 'gone'
    return { prize, goneNote: isOut ? '已抽完' : batch === 'enough' ? '您已领满' : '' }
  })
}

/** Prizes that can still be won: a ticket of any other wins nothing. */
export const openPrizes = (prizes: readonly PrizeFor[]): PrizeRow[] =>
  prizes.filter(({ goneNote }) => goneNote === '').map(({ prize }) => prize)
