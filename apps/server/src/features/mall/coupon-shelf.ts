import { sql } from 'kysely'
import { wholeTheme } from '#features/company/public.ts'
import type { CouponShelf } from '#features/coupons/public.ts'
import { cardsOf } from './on-the-wire.ts'
import { isMallOpen } from './rules.ts'
import { soldProducts } from './store.ts'

const nothing = { records: [], total: 0 }

/** What a coupon applies to, as far as it can be bought now: by name, or by its category. */
export const couponShelf: CouponShelf = {
  async products(db, { membership, productIds, categoryIds, now, limit, offset }) {
    if (membership && !isMallOpen(await wholeTheme(db, membership))) return nothing
    const isForAll = productIds.length + categoryIds.length === 0
    const fitting = soldProducts(db, {}, now).where(
      sql<boolean>`(${isForAll} or id = any (${productIds}::uuid[]) or category = any (${categoryIds}::text[]))`,
    )
    const rows = await fitting
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const { total } = await fitting.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
    // Points are not shown here, so what one is worth does not matter.
    const cards = await cardsOf(db, rows, 1)
    const records = cards.map(({ id, category, name, picture, fromFen }) => ({
      productId: id,
      categoryId: category,
      name,
      picture,
      priceFen: fromFen,
    }))
    return { records, total }
  },
}
