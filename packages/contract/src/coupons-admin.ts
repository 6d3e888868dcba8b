import { Type, type Static } from '@sinclair/typebox'
import { consoleService } from './call.ts'
import { CouponTypeNumber } from './coupons.ts'
import {
  Bit,
  CompanyId,
  Day,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const BatchId = titled('优惠券批次', Id)
const Count = Type.Integer({ minimum: 0 })

/** The fields of a batch that staff edit. */
const writing = {
  companyId: CompanyId,
  name: titled('名称', Text(30, 1)),
  couponType: CouponTypeNumber,
  /** Fen, or a discount in hundredths (850 is 8.5折). */
  reduceMoney: Type.Integer({ title: '优惠', minimum: 1, maximum: 100_000_00 }),
  fullMoney: Nullable(Type.Integer({ title: '使用门槛', minimum: 1, maximum: 100_000_00 })),
  stock: Type.Integer({ title: '发放数量', minimum: 1, maximum: 1_000_000 }),
  perPerson: Type.Integer({ title: '每人限领', minimum: 1, maximum: 99 }),
  takeFromDay: titled('开始领取', Day),
  takeUntilDay: titled('结束领取', Day),
  /** Either both days, or a number of days after claiming. */
  validFromDay: Nullable(titled('生效日期', Day)),
  validUntilDay: Nullable(titled('失效日期', Day)),
  validDays: Nullable(Type.Integer({ title: '有效天数', minimum: 1, maximum: 730 })),
  productIds: Type.Array(Id, { title: '适用商品', maxItems: 200, uniqueItems: true }),
  categoryIds: Type.Array(Text(64, 1), { title: '适用分类', maxItems: 50, uniqueItems: true }),
  note: titled('使用说明', Text(200)),
}

export const CouponBatch = Type.Object({
  id: Id,
  ...writing,
  companyName: Type.String(),
  isPaused: Bit,
  /** Of those that were claimed: how many are unused, held by an order, used, lapsed. */
  taken: Count,
  usable: Count,
  locked: Count,
  used: Count,
  expired: Count,
  createTime: Moment,
})
export type CouponBatch = Static<typeof CouponBatch>

/** One line of a spreadsheet of phone numbers, and its result. */
export const IssuedCouponRow = Type.Object({
  line: Type.Integer(),
  /** Masked. */
  phone: Type.String(),
  /** Why no coupon is given; null where one is. */
  fault: Nullable(Type.String()),
})

const permitted = { permission: 'operate', refusals: [] } as const

/** Coupon batches, for staff who manage offers. */
export const couponsAdminCalls = {
  companies: consoleService.get(
    'coupon/companies',
    '查看企业名单',
    'Companies whose members can get coupons',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    permitted,
  ),
  products: consoleService.get(
    'coupon/products',
    '查看商品名单',
    'Products of a company, to choose the scope of a batch',
    Type.Object({ companyId: CompanyId }),
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    permitted,
  ),
  batches: consoleService.get(
    'coupon/batches',
    '查看优惠券批次',
    'Coupon batches, newest first',
    Type.Object({
      companyId: Type.Optional(CompanyId),
      keyword: Type.Optional(Keyword(30)),
      ...PageQuery,
    }),
    Page(CouponBatch),
    permitted,
  ),
  save: consoleService.post(
    'coupon/batch',
    '修改优惠券批次',
    'Creates or changes a batch; claimed coupons keep their terms',
    Type.Object({ id: Type.Optional(BatchId), ...writing }),
    // Null: it waits for the second approver.
    Nullable(CouponBatch),
    { permission: 'operate', idempotent: true, refusals: ['couponStockTooSmall', 'couponTermsFixed'] },
  ),
  pause: consoleService.post(
    'coupon/pause',
    '暂停或恢复优惠券',
    'Pauses or resumes claiming; claimed coupons stay valid',
    Type.Object({ id: BatchId, isPaused: titled('暂停', Bit) }),
    CouponBatch,
    { permission: 'operate', idempotent: true, refusals: [] },
  ),
  give: consoleService.post(
    'coupon/give',
    '发放优惠券',
    'Gives a coupon to each phone of a spreadsheet; as a preview it only validates each row',
    Type.Object({
      id: BatchId,
      phones: Type.Array(Text(20), { title: '手机号', minItems: 1, maxItems: 500 }),
      isPreview: titled('预览', Bit),
    }),
    Type.Object({ given: Count, rows: Type.Array(IssuedCouponRow) }),
    { permission: 'operate', idempotent: true, refusals: ['couponsGone'] },
  ),
}
