import type { ColumnType } from 'kysely'
import type { CanvasBlock } from '@yf/domain/mall-canvas'
import type { MallCategory, ProductChange } from '@yf/domain/mall-product'

export interface MallProductTable {
  id: string
  name: string
  summary: string
  detail: string
  category: MallCategory
  area: 1 | 2 | 3 | 4 | null
  picture: string
  is_selected: boolean
  most_per_order: number
  is_on_sale: boolean
  sale_from: Date | null
  sale_until: Date | null
  created_at: Date
  updated_at: Date
}

export interface MallVariantTable {
  /** The name of the product in an order line and in the stock. */
  id: string
  product_id: string
  name: string
  price_fen: number
  list_fen: number | null
  position: number
  is_offered: boolean
}

export interface MallChangeTable {
  product_id: string
  id: string
  variant_id: string | null
  what: ProductChange
  from_value: string
  to_value: string
  /** Items added or removed. */
  amount: number
  reason: string
  staff_name: string
  at: Date
}

export interface MallCanvasTable {
  owner_id: string
  version: number
  state: 'draft' | 'published' | 'replaced'
  /** Written as JSON text, since the driver treats a list as a database array. */
  blocks: ColumnType<readonly CanvasBlock[], string, string>
  revision: number
  staff_name: string
  updated_at: Date
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    mall_product: MallProductTable
    mall_variant: MallVariantTable
    mall_change: MallChangeTable
    mall_canvas: MallCanvasTable
  }
}
