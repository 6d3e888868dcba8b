import { Type, type Static } from '@sinclair/typebox'
import { couponStateNames, couponTypeNames } from '@yf/domain/coupon'
import { mall } from './call.ts'
import { Bit, CompanyId, Fen, Id, Moment, Nullable, OneNumberOf, Page, PageQuery, titled } from './shapes.ts'

const StateShape = OneNumberOf(couponStateNames, { title: '优惠券状态' })
export const CouponTypeNumber = OneNumberOf(couponTypeNames, { title: '优惠方式' })

/** The effect of a coupon (decisions §5). */
const terms = {
  name: Type.String(),
  couponType: CouponTypeNumber,
  /** Fen of an amount; a discount in hundredths (850 is 8.5折). */
  reduceMoney: Type.Integer(),
  /** Minimum amount in fen; null where there is no threshold, and no text about one. */
  fullMoney: Nullable(Fen),
  /** 0: only for some products. */
  isForAll: Bit,
  note: Type.String(),
}

/** A coupon that can be claimed, as the coupon centre shows it. */
export const OfferedCoupon = Type.Object({
  batchId: Id,
  ...terms,
  /** Remaining of the total: never negative. */
  left: Type.Integer({ minimum: 0 }),
  stock: Type.Integer(),
  perPerson: Type.Integer(),
  /** How many this member has claimed. */
  takenByMe: Type.Integer(),
  /** How many of those the member can use now: unused, not held by an order, within their term. */
  usableByMe: Type.Integer(),
  takeUntil: Moment,
  /** Either a period, or a number of days after claiming. */
  validFrom: Nullable(Moment),
  validUntil: Nullable(Moment),
  validDays: Nullable(Type.Integer()),
})
export type OfferedCoupon = Static<typeof OfferedCoupon>

export const OwnCoupon = Type.Object({
  id: Id,
  batchId: Id,
  ...terms,
  state: StateShape,
  stateName: Type.String(),
  /** An unpaid order holds it: until then it cannot be used otherwise. */
  isLocked: Bit,
  /** 1: usable now: unused, not held by an order, within its term. */
  canUse: Bit,
  /** The order that holds or has used it. */
  orderId: Nullable(Id),
  validFrom: Moment,
  validUntil: Moment,
  /** 1: it ends within three days. */
  endsSoon: Bit,
})
export type OwnCoupon = Static<typeof OwnCoupon>

export const CouponProduct = Type.Object({
  productId: Id,
  name: Type.String(),
  picture: Type.String(),
  priceFen: Fen,
  /** The price of one unit with the coupon, where one unit reaches its threshold. */
  withCouponFen: Nullable(Fen),
})
export type CouponProduct = Static<typeof CouponProduct>

export const couponCalls = {
  centre: mall.get(
    'coupon/list',
    '领券中心',
    'Coupons that can be claimed now, with the remaining stock',
    Type.Object({ companyId: CompanyId, ...PageQuery }),
    Page(OfferedCoupon),
  ),
  mine: mall.get(
    'coupon/getCoupons',
    '我的优惠券，先到期的在前',
    'Coupons of the caller in a company by state, those that expire first on top',
    Type.Object({ companyId: CompanyId, state: StateShape, ...PageQuery }),
    Type.Composite([
      Page(OwnCoupon),
      /** Number in each state. */
      Type.Object({
        counts: Type.Object({ usable: Type.Integer(), used: Type.Integer(), expired: Type.Integer() }),
      }),
    ]),
  ),
  take: mall.post(
    'coupon/takeCoupon',
    '领取优惠券',
    'Take a coupon: stock and per-person limit hold',
    Type.Object({ companyId: CompanyId, batchId: titled('优惠券', Id) }),
    OwnCoupon,
    { idempotent: true, refusals: ['couponsGone', 'couponLimitReached', 'couponNotOffered'] },
  ),
  products: mall.get(
    'coupon/getCouponProducts',
    '优惠券可用的商品',
    'Products to which a usable coupon of the caller applies',
    Type.Object({ companyId: CompanyId, batchId: titled('优惠券', Id), ...PageQuery }),
    /** `canUse` 0: the member has none that can be used now, and no product is listed at its price. */
    Type.Composite([Page(CouponProduct), Type.Object({ coupon: Type.Object(terms), canUse: Bit })]),
  ),
}
