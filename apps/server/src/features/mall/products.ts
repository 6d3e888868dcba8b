import type { mallCalls } from '@yf/contract/mall'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { shownBlocks } from './canvas-store.ts'
import { cardsOf, toProductDto } from './dto.ts'
import { isSold } from './rules.ts'
import { balanceIn, enterShop } from './shop.ts'
import { pageOfProducts, productById } from './store.ts'

/** A block removed from the page while a member looks at it has no products any more. */
export const products: RunCallHandler<typeof mallCalls.products> = async (
  { companyId, blockId, area, category, keyword, pageNo, pageSize },
  ctx,
) => {
  const shop = await enterShop(ctx, companyId)
  if ('kind' in shop) return shop
  const block = blockId && (await shownBlocks(ctx.db, companyId)).find(({ id }) => id === blockId)
  const ids = blockId ? { ids: block ? block.productIds : [] } : {}
  const { rows, total } = await pageOfProducts(
    ctx.db,
    { ...ids, area, category, keyword: keyword?.trim() },
    { now: ctx.clock.now(), limit: pageSize, offset: (pageNo - 1) * pageSize },
  )
  return answer({ records: await cardsOf(ctx.db, rows, shop.pointsPerFen), total })
}

const mostSelected = 20

export const selection: RunCallHandler<typeof mallCalls.selection> = async ({ companyId }, ctx) => {
  const shop = await enterShop(ctx, companyId)
  if ('kind' in shop) return shop
  const page = { now: ctx.clock.now(), limit: mostSelected, offset: 0 }
  const { rows } = await pageOfProducts(ctx.db, { isSelected: true }, page)
  return answer(await cardsOf(ctx.db, rows, shop.pointsPerFen))
}

export const product: RunCallHandler<typeof mallCalls.product> = async ({ companyId, productId }, ctx) => {
  const shop = await enterShop(ctx, companyId)
  if ('kind' in shop) return shop
  const row = await productById(ctx.db, productId)
  if (!row || !isSold(row, ctx.clock.now())) return refuse('productGone')
  const balance = await balanceIn(ctx, shop)
  return answer(await toProductDto(ctx.db, row, { balance, pointsPerFen: shop.pointsPerFen }))
}
