import { Type, type Static } from '@sinclair/typebox'
import { canvasBlocks, mostBlocks } from '@yf/domain/mall-canvas'
import { mallCategories, pointsAreaNames } from '@yf/domain/mall-product'
import { Bit, Fen, Id, Moment, Nullable, OneKeyOf, OneNumberOf, Text, titled } from './shapes.ts'

export const ProductId = titled('商品', Id)
export const VariantId = titled('规格', Id)
export const CategoryName = OneKeyOf(mallCategories, { title: '分类' })
/** The theme's `pointsType`. */
export const AreaNumber = OneNumberOf(pointsAreaNames, { title: '积分专区' })

/** A product in a list. */
export const ProductCard = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  picture: Type.String(),
  category: CategoryName,
  /** Of the cheapest variant: in money, in points by the company's ratio, and before the price cut. */
  fromFen: Fen,
  fromPoints: Type.Integer(),
  listFen: Nullable(Fen),
  isSoldOut: Bit,
})
export type ProductCard = Static<typeof ProductCard>

export const CanvasItemShape = Type.Object({
  picture: titled('图片', Text(200)),
  title: titled('标题', Text(20)),
  note: titled('说明', Text(30)),
  link: titled('链接', Text(200)),
})

/** In edited form; `packages/domain/src/mall-canvas.ts` says what each kind needs. */
export const CanvasBlockShape = Type.Object({
  id: titled('模块', Id),
  kind: OneKeyOf(canvasBlocks, { title: '模块种类' }),
  title: titled('标题', Text(20)),
  items: Type.Array(CanvasItemShape, { title: '内容', maxItems: 10 }),
  productIds: Type.Array(ProductId, { title: '商品', maxItems: 60, uniqueItems: true }),
  until: titled('结束时间', Nullable(Moment)),
})
export const CanvasBlocks = Type.Array(CanvasBlockShape, { title: '页面模块', maxItems: mostBlocks })
