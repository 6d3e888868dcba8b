import { Type, type Static } from '@sinclair/typebox'
import { couponStateNames } from '@yf/domain/coupon'
import { mall } from './call.ts'
import { Bit, CompanyId, Fen, Id, Moment, Nullable, OneOf, Page, PageQuery, titled } from './shapes.ts'

type CouponStateNumber = keyof typeof couponStateNames
const StateShape = OneOf(Object.keys(couponStateNames).map(Number) as CouponStateNumber[], {
  title: '优惠券状态',
})

/** What a coupon does (decisions §5). */
const terms = {
  name: Type.String(),
  /** 1: `reduceMoney` is fen that come off; otherwise it is a discount in hundredths (850 is 8.5折). */
  couponType: Type.Integer(),
  reduceMoney: Type.Integer(),
  /** From which sum on, in fen; null where there is no threshold, and no text about one. */
  fullMoney: Nullable(Fen),
  /** 0: for some products alone. */
  isForAll: Bit,
  note: Type.String(),
}

/** A kind of coupon that can be taken, as the centre shows it. */
export const OfferedCoupon = Type.Object({
  batchId: Id,
  ...terms,
  /** How many are left of how many: never less than none. */
  left: Type.Integer({ minimum: 0 }),
  stock: Type.Integer(),
  perPerson: Type.Integer(),
  /** How many this person has taken. */
  takenByMe: Type.Integer(),
  /** How many of those this person can use now: not used, not held by an order, within their term. */
  usableByMe: Type.Integer(),
  takeUntil: Moment,
  /** Either from and until when, or for how many days after it is taken. */
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
  /** An order that waits for its money holds it: until then it can be used for nothing else. */
  isLocked: Bit,
  /** 1: it can be used now: not used, not held by an order, within its term. */
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
  /** What one piece costs with the coupon, where that alone reaches its threshold. */
  withCouponFen: Nullable(Fen),
})
export type CouponProduct = Static<typeof CouponProduct>

export const couponCalls = {
  centre: mall.get(
    'coupon/list',
    'Coupon centre: what can be taken now, with what is left of it',
    Type.Object({ companyId: CompanyId, ...PageQuery }),
    Page(OfferedCoupon),
  ),
  mine: mall.get(
    'coupon/getCoupons',
    'My coupons of a company by state, those first that end first',
    Type.Object({ companyId: CompanyId, state: StateShape, ...PageQuery }),
    Type.Composite([
      Page(OwnCoupon),
      /** How many there are in each state. */
      Type.Object({
        counts: Type.Object({ usable: Type.Integer(), used: Type.Integer(), expired: Type.Integer() }),
      }),
    ]),
  ),
  take: mall.post(
    'coupon/takeCoupon',
    'Take a coupon: stock and per-person limit hold',
    Type.Object({ companyId: CompanyId, batchId: titled('优惠券', Id) }),
    OwnCoupon,
    { idempotent: true, refusals: ['couponsGone', 'couponLimitReached', 'couponNotOffered'] },
  ),
  products: mall.get(
    'coupon/getCouponProducts',
    'Products that a coupon applies to, for a member who has one that can be used',
    Type.Object({ companyId: CompanyId, batchId: titled('优惠券', Id), ...PageQuery }),
    /** `canUse` 0: the member has none that can be used now, and no product is listed at its price. */
    Type.Composite([Page(CouponProduct), Type.Object({ coupon: Type.Object(terms), canUse: Bit })]),
  ),
}
