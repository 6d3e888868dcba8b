import { Type, type Static } from '@sinclair/typebox'
import { canvasBlocks } from '@yf/domain/mall-canvas'
import { main, mall } from './call.ts'
import { OrderId } from './order-shapes.ts'
import {
  AreaNumber,
  CanvasItemShape,
  CategoryName,
  ProductCard,
  ProductId,
  VariantId,
} from './mall-shapes.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Fen,
  Id,
  Keyword,
  Moment,
  Nullable,
  OneKeyOf,
  Page,
  PageQuery,
  titled,
} from './shapes.ts'

/** A block as it is shown: with its first products, and how many there are. */
export const ShownBlock = Type.Object({
  id: Id,
  kind: OneKeyOf(canvasBlocks),
  title: Type.String(),
  items: Type.Array(CanvasItemShape),
  products: Type.Array(ProductCard),
  total: Type.Integer(),
  until: Nullable(Moment),
})
export type ShownBlock = Static<typeof ShownBlock>

const MallMoney = {
  /** What the person has, and how many points pay one fen at this company. */
  balance: Type.Integer(),
  pointsPerFen: Type.Integer(),
}

export const Variant = Type.Object({
  id: Id,
  name: Type.String(),
  priceFen: Fen,
  points: Type.Integer(),
  listFen: Nullable(Fen),
  /** How many can be ordered at once: what is there, within the limit of an order. */
  most: Type.Integer(),
  /** Where only few are left: how many. */
  left: Nullable(Type.Integer()),
})
export type Variant = Static<typeof Variant>

export const Product = Type.Composite([
  ProductCard,
  Type.Object({
    detail: Type.String(),
    mostPerOrder: Type.Integer(),
    variants: Type.Array(Variant),
    ...MallMoney,
  }),
])
export type Product = Static<typeof Product>

const Coupon = Type.Object({ id: Id, offFen: Fen, words: Type.String() })

export const Quote = Type.Object({
  variantId: Id,
  quantity: Type.Integer(),
  unitFen: Fen,
  totalFen: Fen,
  /** Those that fit, the one that saves most first. */
  coupons: Type.Array(Coupon),
  /** 0: fewer are left than are wanted. */
  isThere: Bit,
  ...MallMoney,
})
export type Quote = Static<typeof Quote>

const Quantity = Type.Integer({ title: '数量', minimum: 1, maximum: 99 })
const closed = { refusals: ['mallClosed'] } as const

export const mallCalls = {
  canvas: mall.get(
    'canvas/getCanvas',
    'Mall page canvas',
    ByCompany,
    Type.Object({ blocks: Type.Array(ShownBlock), serverTime: Moment, ...MallMoney }),
    closed,
  ),
  /** Of a block, of a points area, or all; by category and word. */
  products: mall.get(
    'canvas/getProducts',
    'Products of a canvas block',
    Type.Object({
      companyId: CompanyId,
      blockId: Type.Optional(titled('模块', Id)),
      area: Type.Optional(AreaNumber),
      category: Type.Optional(CategoryName),
      keyword: Type.Optional(Keyword(40)),
      ...PageQuery,
    }),
    Page(ProductCard),
    closed,
  ),
  selection: main.get(
    'product/getSelectionProduct',
    'Selected products',
    ByCompany,
    Type.Array(ProductCard),
    closed,
  ),
  product: mall.get(
    'product/getById',
    'One product with its variants and what is left of them',
    Type.Object({ companyId: CompanyId, productId: ProductId }),
    Product,
    { refusals: ['mallClosed', 'productGone'] },
  ),
  /** In the order of its lines, each product once; `gone` are the names that the order knew them by. */
  again: mall.get(
    'order/again',
    'What of an order can be bought again, and what is no longer sold',
    Type.Object({ companyId: CompanyId, orderId: OrderId }),
    Type.Object({ products: Type.Array(ProductCard), gone: Type.Array(Type.String()) }),
    closed,
  ),
  quote: mall.get(
    'order/quote',
    'What an order would come to, the coupons that fit it and the points that could pay',
    Type.Object({ companyId: CompanyId, variantId: VariantId, quantity: Quantity }),
    Quote,
    { refusals: ['mallClosed', 'productGone', 'tooManyPieces'] },
  ),
  placeOrder: mall.post(
    'order/place',
    'Order a product: price, stock, coupon and points are looked at and taken in one',
    Type.Object({
      companyId: CompanyId,
      variantId: VariantId,
      quantity: Quantity,
      addressId: titled('收货地址', Id),
      couponId: Type.Optional(titled('优惠券', Id)),
      points: Type.Integer({ title: '积分', minimum: 0, maximum: 10_000_000 }),
      /** What the person saw: another sum is asked about first. */
      moneyFen: titled('应付金额', Fen),
    }),
    Type.Object({ orderId: Id, state: Type.Integer(), moneyFen: Fen }),
    {
      idempotent: true,
      refusals: [
        'mallClosed',
        'productGone',
        'productShort',
        'tooManyPieces',
        'mallPriceChanged',
        'couponNotForThis',
        'pointsShort',
      ],
    },
  ),
}
