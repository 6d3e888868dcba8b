import type { Input } from '@yf/contract/call'
import type { AdminProduct, AdminVariant, mallAdminCalls } from '@yf/contract/mall-admin'
import { productPictures } from '@yf/domain/mall-pictures'
import { toYuan, fromYuan } from '@yf/domain/money'

export type ProductForm = Omit<Input<typeof mallAdminCalls.saveProduct>, 'id'>

export const emptyProduct: ProductForm = {
  name: '',
  summary: '',
  detail: '',
  category: 'home',
  area: 1,
  picture: productPictures[0] ?? '',
  isSelected: 0,
  mostPerOrder: 10,
}

export const formOf = (product: AdminProduct): ProductForm => ({
  name: product.name,
  summary: product.summary,
  detail: product.detail,
  category: product.category,
  area: product.area,
  picture: product.picture,
  isSelected: product.isSelected,
  mostPerOrder: product.mostPerOrder,
})

/** Prices are typed in yuan; an empty field means no former price. */
export interface VariantForm {
  name: string
  priceYuan: number | null
  listYuan: number | null
  isOffered: boolean
}

export const variantFormOf = (variant: AdminVariant | null): VariantForm => ({
  name: variant?.name ?? '标准装',
  priceYuan: variant ? toYuan(variant.priceFen) : null,
  listYuan: variant?.listFen ? toYuan(variant.listFen) : null,
  isOffered: variant ? variant.isOffered === 1 : true,
})

/** The first missing field as a message; null if the form can be saved. */
export function variantMissing({ name, priceYuan, listYuan }: VariantForm): string | null {
  if (name.trim() === '') return '请填写规格名称'
  if (priceYuan === null || fromYuan(priceYuan) < 1) return '请填写售价'
  return listYuan !== null && fromYuan(listYuan) <= fromYuan(priceYuan) ? '划线价要高于售价' : null
}
