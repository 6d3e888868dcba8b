/** What an order needs of coupons: the part that holds one, and which of a person's would lower its price. */
export { couponPart, type CouponData } from './coupon-part.ts'
export { couponsFor, type FittingCoupon } from './coupons-for.ts'
export { prizeBatches, prizeBatchOf, winnable, winOne, type PrizeBatch, type Winnable } from './prizes.ts'
export type { CouponShelf, ShelfProduct } from './shelf.ts'
