import type { mallCalls, BlockView } from '@yf/contract/mall'
import { fromMoment, shanghaiMoment } from '@yf/domain/dates'
import { hasProducts, type CanvasBlock } from '@yf/domain/mall-canvas'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { shownBlocks } from './canvas-store.ts'
import { cardsOf } from './dto.ts'
import { balanceIn, enterShop } from './shop.ts'
import { pageOfProducts } from './store.ts'

/** Number of items in a block before more are requested. */
const atFirst = 6

export const canvas: RunCallHandler<typeof mallCalls.canvas> = async ({ companyId }, ctx) => {
  const shop = await enterShop(ctx, companyId)
  if ('kind' in shop) return shop
  const { pointsPerFen } = shop
  const now = ctx.clock.now()
  const blocks: BlockView[] = []
  for (const block of await shownBlocks(ctx.db, companyId)) {
    const shown = await toBlockDto(ctx.db, block, { now, pointsPerFen })
    if (shown) blocks.push(shown)
  }
  const balance = await balanceIn(ctx, shop)
  return answer({ blocks, serverTime: shanghaiMoment(now), balance, pointsPerFen })
}

/** Null when it has nothing to show: the countdown is over, or all of its products were taken down. */
async function toBlockDto(
  db: Db,
  { id, kind, title, items, productIds, until }: CanvasBlock,
  { now, pointsPerFen }: { now: Date; pointsPerFen: number },
): Promise<BlockView | null> {
  const block = { id, kind, title, items: [...items], products: [], total: 0, until }
  if (!hasProducts(kind)) return block
  if (until !== null && fromMoment(until) <= now) return null
  const { rows, total } = await pageOfProducts(db, { ids: productIds }, { now, limit: atFirst, offset: 0 })
  return total === 0 ? null : { ...block, products: await cardsOf(db, rows, pointsPerFen), total }
}
