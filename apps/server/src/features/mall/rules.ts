import type { Theme } from '@yf/contract/company'
import { isOnSaleAt } from '@yf/domain/mall-product'
import type { ProductRow } from './store.ts'

const entries = new Set(['home_king_mall', 'home_king_score_area', 'personal_center_mall'])

/** A company that shows no entry to the mall has no mall. */
export const isMallOpen = ({ HOME, PERSONAL_CENTER }: Pick<Theme, 'HOME' | 'PERSONAL_CENTER'>): boolean =>
  [...HOME.home_king, ...PERSONAL_CENTER.personal_center].some(
    ({ keyValue, isVisible }) => entries.has(keyValue) && isVisible === '1',
  )

export const isSold = (
  { is_on_sale, sale_from, sale_until }: Pick<ProductRow, 'is_on_sale' | 'sale_from' | 'sale_until'>,
  now: Date,
): boolean => isOnSaleAt({ isOnSale: is_on_sale, saleFrom: sale_from, saleUntil: sale_until }, now)
