import type { mallCalls } from '@yf/contract/mall'
import { linesOf, decryptorOf, ownOrder } from '#features/orders/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { cardsOf } from './dto.ts'
import { enterShop } from './shop.ts'
import { pageOfProducts, variantRows } from './store.ts'

/** A variant no longer offered still leads to its product: another variant may be suitable. */
export const again: RunCallHandler<typeof mallCalls.again> = async ({ companyId, orderId }, ctx) => {
  const { db, clock, caller } = ctx
  const shop = await enterShop(ctx, companyId)
  if ('kind' in shop) return shop
  const order = await ownOrder(db, caller.accountId, orderId)
  if (order?.kind !== 'mall') return refuse('notFound')
  const lines = await linesOf(db, order)
  const variants = await variantRows(
    db,
    lines.flatMap(({ product_id }) => product_id ?? []),
  )
  const productOf = new Map(variants.map(({ id, product_id }) => [id, product_id]))
  const productOfLine = (line: (typeof lines)[number]) =>
    line.product_id === null ? undefined : productOf.get(line.product_id)
  const ids = [...new Set(lines.flatMap((line) => productOfLine(line) ?? []))]
  const page = { now: clock.now(), limit: lines.length, offset: 0 }
  const { rows } = await pageOfProducts(db, { ids }, page)
  const isSold = new Set(rows.map(({ id }) => id))
  const open = await decryptorOf(ctx, caller.accountId)
  return answer({
    products: await cardsOf(db, rows, shop.pointsPerFen),
    gone: lines.filter((line) => !isSold.has(productOfLine(line) ?? '')).map(open.name),
  })
}
