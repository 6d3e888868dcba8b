import { themeOfCompany } from '#features/company/public.ts'
import type { CouponShelf } from '#features/coupons/public.ts'
import { cardsOf } from './dto.ts'
import { isMallOpen } from './rules.ts'
import { pageOfProducts } from './store.ts'

const nothing = { records: [], total: 0 }

/**
 * Products for which a coupon can be used. If the company hides the mall, its coupons still work, but no products are
 * offered here.
 */
export const mallShelf: CouponShelf = {
  async products(db, { companyId, productIds, categoryIds, now, limit, offset }) {
    const theme = await themeOfCompany(db, companyId)
    if (!theme || !isMallOpen(theme)) return nothing
    const isAnything = productIds.length === 0 && categoryIds.length === 0
    const among = isAnything ? undefined : { productIds, categories: categoryIds }
    const { rows, total } = await pageOfProducts(db, { among }, { now, limit, offset })
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
