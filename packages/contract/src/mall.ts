import { Type, type Static } from '@sinclair/typebox'
import { canvasBlocks } from '@yf/domain/mall-canvas'
import { main, mall } from './call.ts'
import { OrderId, OrderStateShape } from './order-shapes.ts'
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

/** A block for display: with its first products, and their number. */
export const BlockView = Type.Object({
  id: Id,
  kind: OneKeyOf(canvasBlocks),
  title: Type.String(),
  items: Type.Array(CanvasItemShape),
  products: Type.Array(ProductCard),
  total: Type.Integer(),
  until: Nullable(Moment),
})
export type BlockView = Static<typeof BlockView>

const MallMoney = {
  /** The member's balance, and how many points pay one fen at this company. */
  balance: Type.Integer(),
  pointsPerFen: Type.Integer(),
}

export const Variant = Type.Object({
  id: Id,
  name: Type.String(),
  priceFen: Fen,
  points: Type.Integer(),
  listFen: Nullable(Fen),
  /** The most that can be ordered at once: the stock, within the limit of an order. */
  most: Type.Integer(),
  /** The remaining number where stock is low. */
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
  /** Applicable coupons, largest saving first. */
  coupons: Type.Array(Coupon),
  /** 0: stock is less than wanted. */
  isThere: Bit,
  ...MallMoney,
})
export type Quote = Static<typeof Quote>

const Quantity = Type.Integer({ title: '数量', minimum: 1, maximum: 99 })
const closed = { refusals: ['mallClosed'] } as const

export const mallCalls = {
  canvas: mall.get(
    'canvas/getCanvas',
    '商城页面',
    'Mall page canvas',
    ByCompany,
    Type.Object({ blocks: Type.Array(BlockView), serverTime: Moment, ...MallMoney }),
    closed,
  ),
  /** Of a block, of a points area, or all; by category and keyword. */
  products: mall.get(
    'canvas/getProducts',
    '页面区块的商品',
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
    '精选商品',
    'Selected products',
    ByCompany,
    Type.Array(ProductCard),
    closed,
  ),
  product: mall.get(
    'product/getById',
    '商品、规格与库存',
    'One product with its variants and stock',
    Type.Object({ companyId: CompanyId, productId: ProductId }),
    Product,
    { refusals: ['mallClosed', 'productGone'] },
  ),
  /** In the order of its lines, each product once; `gone` are the names under which they were ordered. */
  again: mall.get(
    'order/again',
    '再次购买：仍在售的商品',
    'Items of an order that can be bought again, and those no longer sold',
    Type.Object({ companyId: CompanyId, orderId: OrderId }),
    Type.Object({ products: Type.Array(ProductCard), gone: Type.Array(Type.String()) }),
    closed,
  ),
  quote: mall.get(
    'order/quote',
    '订单金额、可用优惠券与积分',
    'Price of an order, applicable coupons and usable points',
    Type.Object({ companyId: CompanyId, variantId: VariantId, quantity: Quantity }),
    Quote,
    { refusals: ['mallClosed', 'productGone', 'tooManyPieces'] },
  ),
  placeOrder: mall.post(
    'order/place',
    '下单',
    'Orders a product; price, stock, coupon and points are checked and taken in one transaction',
    Type.Object({
      companyId: CompanyId,
      variantId: VariantId,
      quantity: Quantity,
      addressId: titled('收货地址', Id),
      couponId: Type.Optional(titled('优惠券', Id)),
      points: Type.Integer({ title: '积分', minimum: 0, maximum: 10_000_000 }),
      /** The amount that the member saw: if it changed, they are asked first. */
      moneyFen: titled('应付金额', Fen),
    }),
    Type.Object({ orderId: Id, state: OrderStateShape, moneyFen: Fen }),
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
