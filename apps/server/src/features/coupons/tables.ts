import type { CouponState, CouponType } from '@yf/domain/coupon'
import type { Generated } from 'kysely'

export interface CouponBatchTable {
  company_id: string
  id: string
  name: string
  coupon_type: CouponType
  reduce_money: number
  full_money: number | null
  stock: number
  taken: Generated<number>
  per_person: number
  take_from: Date
  take_until: Date
  valid_from: Date | null
  valid_until: Date | null
  valid_days: number | null
  product_ids: string[]
  category_ids: string[]
  note: string
  is_paused: Generated<boolean>
  created_at: Date
  updated_at: Date
}

export interface CouponTable {
  company_id: string
  id: string
  batch_id: string
  account_id: string
  nth: number
  state: CouponState
  order_id: string | null
  valid_from: Date
  valid_until: Date
  taken_at: Date
  used_at: Date | null
  reminded_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    coupon_batch: CouponBatchTable
    coupon: CouponTable
  }
}
