import type { Db } from '#platform/db/handle.ts'

/** A product as the list of what a coupon applies to shows it. */
export interface ShelfProduct {
  readonly productId: string
  readonly categoryId: string | null
  readonly name: string
  readonly picture: string
  readonly priceFen: number
}

export interface ShelfQuestion {
  readonly companyId: string
  /** Both empty: everything that the company's people can buy. */
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
  /** What is sold at this moment. */
  readonly now: Date
  readonly limit: number
  readonly offset: number
}

/** Who knows products: the mall. It uses coupons when something is bought, so it is told of them through a hook. */
export interface CouponShelf {
  products(
    db: Db,
    question: ShelfQuestion,
  ): Promise<{ readonly records: readonly ShelfProduct[]; readonly total: number }>
}

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly couponShelf: CouponShelf
  }
}
