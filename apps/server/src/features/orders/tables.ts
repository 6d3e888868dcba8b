import type { AfterSaleKind, AfterSaleState } from '@yf/domain/after-sale'
import type { OrderKind, OrderState } from '@yf/domain/order'

export interface ShopOrderTable {
  company_id: string
  id: string
  account_id: string
  order_no: string
  kind: OrderKind
  state: OrderState
  total_fen: number
  coupon_fen: number
  benefit_fen: number
  points_fen: number
  /** The value of points when the order was placed: they are returned at that value. */
  points_per_fen: number
  money_fen: number
  /** A `Delivery` as JSON, encrypted with the owner's data subject key. */
  delivery: string | null
  /** While it is 售后中: its previous state. */
  resting_state: OrderState | null
  close_reason: string | null
  created_at: Date
  updated_at: Date
  pay_by: Date
  paid_at: Date | null
  shipped_at: Date | null
  confirm_at: Date | null
  done_at: Date | null
  hidden_at: Date | null
  commented_at: Date | null
}

export interface OrderLineTable {
  company_id: string
  order_id: string
  id: string
  account_id: string
  position: number
  product_id: string | null
  name: string
  picture: string
  unit_fen: number
  quantity: number
  returned: number
  coupon_fen: number
  benefit_fen: number
  points_fen: number
  money_fen: number
}

export interface OrderHoldingTable {
  company_id: string
  order_id: string
  id: string
  component: string
  line_id: string | null
  data: object
  state: 'held' | 'back'
}

export interface OrderRefundTable {
  company_id: string
  order_id: string
  id: string
  effect: string
  coupon_fen: number
  benefit_fen: number
  points_fen: number
  money_fen: number
  reason: string
  created_at: Date
}

export interface Pieces {
  readonly lineId: string
  readonly count: number
}

export interface AfterSaleTable {
  company_id: string
  order_id: string
  id: string
  account_id: string
  state: AfterSaleState
  kind: AfterSaleKind
  reason: string
  pieces: readonly Pieces[]
  /** Ids of files. */
  pictures: readonly string[]
  answer: string | null
  exchange_product_id: string | null
  exchange_name: string | null
  /** For a completed exchange: the former name of the line. */
  was_name: string | null
  exchange_holding_id: string | null
  send_back_by: Date | null
  agreed_by: string | null
  agreed_sellable: boolean
  appeal: string | null
  appealed_at: Date | null
  appeal_answer: string | null
  appeal_answered_at: Date | null
  hidden_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface OrderCommentTable {
  company_id: string
  order_id: string
  account_id: string
  stars: number
  text: string
  pictures: readonly string[]
  created_at: Date
  follow_text: string | null
  follow_pictures: readonly string[]
  followed_at: Date | null
}

export interface ProductStockTable {
  product_id: string
  on_hand: number
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    shop_order: ShopOrderTable
    order_line: OrderLineTable
    order_holding: OrderHoldingTable
    order_refund: OrderRefundTable
    after_sale: AfterSaleTable
    order_comment: OrderCommentTable
    product_stock: ProductStockTable
  }
}
