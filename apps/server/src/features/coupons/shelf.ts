import type { Db } from '#platform/db/handle.ts'

/** A product in the list of those a coupon applies to. */
export interface ShelfProduct {
  readonly productId: string
  readonly categoryId: string | null
  readonly name: string
  readonly picture: string
  readonly priceFen: number
}

export interface ShelfQuestion {
  readonly companyId: string
  /** Both empty: everything that the company's members can buy. */
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
  /** Products on sale at this moment. */
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/**
 * Implemented by the mall, which knows products. The mall depends on coupons, so coupons call it through an extension
 * point.
 */
export interface CouponShelf {
  products(
    db: Db,
    question: ShelfQuestion,
  ): Promise<{ readonly records: readonly ShelfProduct[]; readonly total: number }>
}

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly couponShelf: CouponShelf
  }
}
