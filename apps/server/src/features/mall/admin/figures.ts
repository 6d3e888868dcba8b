import type { mallAdminCalls } from '@yf/contract/mall-admin'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { salesByDay, salesByProduct, stocksOf } from '#features/orders/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { productRows, variantRows } from '../store.ts'
import { offeredVariants } from './store.ts'

const most = { best: 10, stock: 30 } as const
type ProductSales = Awaited<ReturnType<typeof salesByProduct>>

export const figures: RunCallHandler<typeof mallAdminCalls.figures> = async ({ days: count }, ctx) => {
  const { db, clock } = ctx
  const today = shanghaiDay(clock.now())
  const days = Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count))
  const filter = { kind: 'mall', since: startOfDay(days[0]!) } as const
  const { sold, refunded } = await salesByDay(db, filter)
  const byDay = new Map(sold.map((row) => [row.day, row]))
  const nothing = { orders: 0, totalFen: 0, moneyFen: 0, pointsFen: 0, couponFen: 0 }
  const byVariant = await salesByProduct(db, filter)
  return answer({
    days: days.map((day) => ({
      ...nothing,
      ...byDay.get(day),
      day,
      refundFen: refunded.get(day) ?? 0,
    })),
    best: await bestOf(db, byVariant),
    stock: await stockLeft(db, byVariant),
  })
}

/** Variants of one product count as one. */
async function bestOf(db: Db, sold: ProductSales) {
  const variants = await variantRows(
    db,
    sold.map(({ productId }) => productId),
  )
  const productOf = new Map(variants.map(({ id, product_id }) => [id, product_id]))
  const sums = new Map<string, { pieces: number; totalFen: number }>()
  for (const { productId: variantId, pieces, totalFen } of sold) {
    const id = productOf.get(variantId)
    if (id === undefined) continue
    const before = sums.get(id) ?? { pieces: 0, totalFen: 0 }
    sums.set(id, { pieces: before.pieces + pieces, totalFen: before.totalFen + totalFen })
  }
  const names = new Map((await productRows(db, [...sums.keys()])).map(({ id, name }) => [id, name]))
  return [...sums]
    .map(([productId, sum]) => ({ productId, name: names.get(productId) ?? '', ...sum }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((a, b) => b.totalFen - a.totalFen)
    .slice(0, most.best)
}

async function stockLeft(db: Db, sold: ProductSales) {
  const variants = await offeredVariants(db)
  const stocks = await stocksOf(
    db,
    variants.map(({ id }) => id),
  )
  const pieces = new Map(sold.map((row) => [row.productId, row.pieces]))
  return variants
    .map(({ id, name, productId, productName }) => ({
      variantId: id,
      productId,
      name: `${productName} ${name}`,
      onHand: stocks.get(id) ?? 0,
      sold: pieces.get(id) ?? 0,
    }))
    .toSorted((a, b) => a.onHand - b.onHand)
    .slice(0, most.stock)
}
