import type { ChangeRow, AdminProduct } from '@yf/contract/mall-admin'
import { mallCategories, productChanges, type MallCategory } from '@yf/domain/mall-product'
import { formatFen } from '@yf/domain/money'

export const categoryChoices = Object.entries(mallCategories).map(([value, label]) => ({
  value: value as MallCategory,
  label,
}))

/** The theme's default names of the points areas, unless a company sets others. */
export const areaChoices = [
  { value: 1 as const, label: '积分商城' },
  { value: 2 as const, label: '节日福利' },
  { value: 3 as const, label: '卡券专区' },
  { value: 4 as const, label: '生活服务' },
]

/** Whether members can buy it now, and why not. */
export function saleState({ isOnSale, isShown, saleFrom, saleUntil, variants }: AdminProduct): {
  readonly label: string
  readonly color: 'success' | 'warning' | 'default'
} {
  if (isOnSale === 0) return { label: '已下架', color: 'default' }
  if (isShown === 0) return { label: saleFrom && !saleUntil ? '待开售' : '不在售卖时间', color: 'warning' }
  const isOffered = variants.some(({ onHand, isOffered: is }) => is === 1 && onHand > 0)
  return isOffered ? { label: '在售', color: 'success' } : { label: '无货', color: 'warning' }
}

export function priceRange({ variants }: Pick<AdminProduct, 'variants'>): string {
  const prices = variants.map(({ priceFen }) => priceFen)
  if (prices.length === 0) return '未定价'
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? formatFen(low) : `${formatFen(low)} – ${formatFen(high)}`
}

const flags: Readonly<Partial<Record<ChangeRow['what'], readonly [yes: string, no: string]>>> = {
  sale: ['上架', '下架'],
  offered: ['供应', '停供'],
  selected: ['精选', '非精选'],
}

/** A value of the history in readable form. */
export function valueText(what: ChangeRow['what'], value: string): string {
  const flag = flags[what]
  if (flag) return value === 'true' ? flag[0] : flag[1]
  if (value === '' || value === '~') return '无'
  if (what === 'price' || what === 'listPrice') return formatFen(Number(value))
  if (what === 'category') return mallCategories[value as MallCategory]
  if (what === 'area') return areaChoices.find((area) => String(area.value) === value)?.label ?? value
  return value
}

export const changeName = ({ what, variantName }: ChangeRow): string =>
  variantName ? `${productChanges[what]}（${variantName}）` : productChanges[what]
