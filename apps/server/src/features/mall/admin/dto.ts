import type { AdminProduct } from '@yf/contract/mall-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { stocksOf } from '#features/orders/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { isSold } from '../rules.ts'
import { productById, variantsOf, type ProductRow } from '../store.ts'

type ProductDtoDeps = Pick<StaffContext, 'db' | 'clock'>

const bit = (is: boolean) => (is ? 1 : 0)
export const momentOrNull = (at: Date | null): string | null => at && shanghaiMoment(at)

export async function toAdminProductDtos(
  ctx: ProductDtoDeps,
  rows: readonly ProductRow[],
): Promise<AdminProduct[]> {
  const variants = await variantsOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const stocks = await stocksOf(
    ctx.db,
    [...variants.values()].flat().map(({ id }) => id),
  )
  const now = ctx.clock.now()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    summary: row.summary,
    detail: row.detail,
    category: row.category,
    area: row.area,
    picture: row.picture,
    isSelected: bit(row.is_selected),
    mostPerOrder: row.most_per_order,
    isOnSale: bit(row.is_on_sale),
    saleFrom: momentOrNull(row.sale_from),
    saleUntil: momentOrNull(row.sale_until),
    isShown: bit(isSold(row, now)),
    variants: (variants.get(row.id) ?? []).map(({ id, name, price_fen, list_fen, is_offered }) => ({
      id,
      name,
      priceFen: price_fen,
      listFen: list_fen,
      isOffered: bit(is_offered),
      onHand: stocks.get(id) ?? 0,
    })),
    updateTime: shanghaiMoment(row.updated_at),
  }))
}

export async function adminProductById(ctx: ProductDtoDeps, id: string): Promise<AdminProduct | null> {
  const row = await productById(ctx.db, id)
  return row ? (await toAdminProductDtos(ctx, [row]))[0]! : null
}
