/** For orders: the component that holds a coupon, and which of a member's coupons would lower the price. */
export { couponComponent, type CouponData } from './coupon-component.ts'
export { couponsFor, type FittingCoupon } from './coupons-for.ts'
export { prizeBatches, prizeBatchOf, winnable, winOne, type PrizeBatch, type PrizeStock } from './prizes.ts'
export type { CouponShelf, ShelfProduct } from './shelf.ts'
