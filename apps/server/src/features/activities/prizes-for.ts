import { winnable } from '#features/coupons/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { prizesOf, type PrizeRow } from './store.ts'

export interface PrizeFor {
  readonly prize: PrizeRow
  /** Why this person cannot win it any more; empty while it can be won. */
  readonly goneNote: '' | '已抽完' | '您已领满'
}

/** The prizes of an activity as they stand for one person. Page and draw both read this, so the odds that are shown are drawn. */
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

/** Those that can still be won: a ticket of any other wins nothing. */
export const openPrizes = (prizes: readonly PrizeFor[]): PrizeRow[] =>
  prizes.filter(({ goneNote }) => goneNote === '').map(({ prize }) => prize)
