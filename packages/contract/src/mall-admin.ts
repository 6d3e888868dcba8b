import { Type, type Static } from '@sinclair/typebox'
import { productChanges } from '@yf/domain/mall-product'
import { consoleService } from './call.ts'
import {
  AreaNumber,
  CanvasBlocks,
  CanvasBlockShape,
  CategoryName,
  ProductId,
  VariantId,
} from './mall-shapes.ts'
import {
  Bit,
  CompanyId,
  Day,
  Fen,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

/** Mall administration, for staff who manage offers: products, prices and stock, the page, sales. */
const AdminVariant = Type.Object({
  id: Id,
  name: Type.String(),
  priceFen: Fen,
  listFen: Nullable(Fen),
  isOffered: Bit,
  /** Stock for sale, without what orders hold. */
  onHand: Type.Integer(),
})
export type AdminVariant = Static<typeof AdminVariant>

const productFields = {
  name: titled('商品名称', Text(40, 1)),
  summary: titled('一句话介绍', Text(60)),
  detail: titled('详细介绍', Text(2000)),
  category: CategoryName,
  area: titled('积分专区', Nullable(AreaNumber)),
  picture: titled('图片', Text(200, 1)),
  isSelected: titled('精选', Bit),
  mostPerOrder: Type.Integer({ title: '每单限购', minimum: 1, maximum: 99 }),
}

const sale = {
  isOnSale: titled('上架', Bit),
  saleFrom: titled('开售时间', Nullable(Moment)),
  saleUntil: titled('停售时间', Nullable(Moment)),
}

export const AdminProduct = Type.Object({
  id: Id,
  ...productFields,
  ...sale,
  /** Whether people can buy it now. */
  isShown: Bit,
  variants: Type.Array(AdminVariant),
  updateTime: Moment,
})
export type AdminProduct = Static<typeof AdminProduct>

const ChangeRow = Type.Object({
  id: Id,
  what: OneKeyOf(productChanges),
  variantName: Nullable(Type.String()),
  from: Type.String(),
  to: Type.String(),
  reason: Type.String(),
  staffName: Type.String(),
  time: Moment,
})
export type ChangeRow = Static<typeof ChangeRow>

/** Without a company: the canvas for all companies that have none of their own. */
const OfCanvas = { companyId: Type.Optional(CompanyId) }

const CanvasVersion = Type.Object({
  version: Type.Integer(),
  state: OneOf(['draft', 'published', 'replaced']),
  blockCount: Type.Integer(),
  staffName: Type.String(),
  time: Moment,
})

export const AdminCanvas = Type.Object({
  /** The edited blocks: the draft, or the published ones. */
  blocks: Type.Array(CanvasBlockShape),
  isDraft: Bit,
  /** Sent back with a save, so that it does not overwrite another person's changes. */
  revision: Type.Integer(),
  /** Newest first. */
  versions: Type.Array(CanvasVersion),
})
export type AdminCanvas = Static<typeof AdminCanvas>

const SalesDay = Type.Object({
  day: Day,
  orders: Type.Integer(),
  totalFen: Fen,
  moneyFen: Fen,
  pointsFen: Fen,
  couponFen: Fen,
  refundFen: Fen,
})
export type SalesDay = Static<typeof SalesDay>

const Figures = Type.Object({
  days: Type.Array(SalesDay),
  /** Best sellers, by turnover. */
  best: Type.Array(
    Type.Object({ productId: Id, name: Type.String(), pieces: Type.Integer(), totalFen: Fen }),
  ),
  /** Variants on offer, lowest stock first. */
  stock: Type.Array(
    Type.Object({
      variantId: Id,
      productId: Id,
      name: Type.String(),
      onHand: Type.Integer(),
      sold: Type.Integer(),
    }),
  ),
})
export type Figures = Static<typeof Figures>

const permitted = { permission: 'operate', refusals: [] } as const

export const mallAdminCalls = {
  products: consoleService.get(
    'mall/products',
    '查看商品',
    'Products, including those not on sale',
    Type.Object({
      keyword: Type.Optional(Keyword(40)),
      category: Type.Optional(CategoryName),
      isOnSale: Type.Optional(titled('上架', Bit)),
      ...PageQuery,
    }),
    Page(AdminProduct),
    permitted,
  ),
  product: consoleService.get(
    'mall/product',
    '查看一个商品',
    'One product',
    Type.Object({ id: ProductId }),
    AdminProduct,
    permitted,
  ),
  changes: consoleService.get(
    'mall/changes',
    '查看商品变更记录',
    'Change history of a product, newest first',
    Type.Object({ id: ProductId, ...PageQuery }),
    Page(ChangeRow),
    permitted,
  ),
  /** With the picture as a file part; it is stored once a product shows it. */
  uploadPicture: consoleService.post(
    'mall/picture',
    '上传商品图片',
    'Uploads a product picture; the server re-encodes it',
    Nothing,
    Type.Object({ picture: Type.String() }),
    {
      permission: 'operate',
      body: 'multipart',
      refusals: ['badPicture', 'pictureTooLarge', 'uploadBusy', 'storageFull'],
    },
  ),
  saveProduct: consoleService.post(
    'mall/product/save',
    '修改商品',
    'Creates or changes a product; a new one is not on sale',
    Type.Object({ id: Type.Optional(ProductId), ...productFields }),
    AdminProduct,
    permitted,
  ),
  saveVariant: consoleService.post(
    'mall/variant',
    '修改规格与价格',
    'Creates or changes a variant: name, prices, availability',
    Type.Object({
      productId: ProductId,
      id: Type.Optional(VariantId),
      name: titled('规格名称', Text(30, 1)),
      priceFen: Type.Integer({ title: '售价', minimum: 1, maximum: 10_000_000 }),
      listFen: titled('划线价', Nullable(Type.Integer({ minimum: 1, maximum: 10_000_000 }))),
      isOffered: titled('供应', Bit),
    }),
    AdminProduct,
    { permission: 'operate', refusals: ['variantNameTaken'] },
  ),
  changeStock: consoleService.post(
    'mall/stock',
    '调整库存',
    'Adjusts the stock of a variant, with a reason',
    Type.Object({
      productId: ProductId,
      variantId: VariantId,
      amount: Type.Integer({ title: '增减数量', minimum: -100_000, maximum: 100_000 }),
      reason: titled('原因', Text(50, 1)),
    }),
    AdminProduct,
    { permission: 'operate', idempotent: true, refusals: ['stockTooLow'] },
  ),
  setSale: consoleService.post(
    'mall/sale',
    '商品上下架',
    'Puts a product on or off sale, now or at a time',
    Type.Object({ id: ProductId, ...sale }),
    AdminProduct,
    permitted,
  ),
  canvases: consoleService.get(
    'mall/canvases',
    '查看商城页面列表',
    'Companies, and which of them have a page of their own',
    Nothing,
    Type.Array(Type.Object({ companyId: Nullable(Id), name: Type.String(), isOwn: Bit, isDrafted: Bit })),
    permitted,
  ),
  canvas: consoleService.get(
    'mall/canvas',
    '查看商城页面',
    'The draft of a mall page',
    Type.Object(OfCanvas),
    AdminCanvas,
    permitted,
  ),
  saveCanvas: consoleService.post(
    'mall/canvas/draft',
    '编辑商城页面',
    'Saves the draft of a mall page',
    Type.Object({
      ...OfCanvas,
      revision: Type.Integer({ title: '修订号', minimum: 0 }),
      blocks: CanvasBlocks,
    }),
    AdminCanvas,
    { permission: 'operate', refusals: ['canvasChanged'] },
  ),
  publishCanvas: consoleService.post(
    'mall/canvas/publish',
    '发布商城页面',
    'Publishes the draft',
    Type.Object({ ...OfCanvas, revision: Type.Integer({ title: '修订号', minimum: 0 }) }),
    AdminCanvas,
    { permission: 'operate', refusals: ['canvasChanged', 'canvasUnfinished', 'canvasNothingToPublish'] },
  ),
  restoreCanvas: consoleService.post(
    'mall/canvas/restore',
    '取回商城页面的旧版本',
    'Restores an earlier version as the draft',
    Type.Object({ ...OfCanvas, version: Type.Integer({ title: '版本', minimum: 1 }) }),
    AdminCanvas,
    { permission: 'operate', refusals: ['canvasChanged'] },
  ),
  figures: consoleService.get(
    'mall/figures',
    '查看商城数据',
    'Sales by day and product, and stock',
    Type.Object({ days: OneOf([7, 30, 90], { title: '天数' }) }),
    Figures,
    permitted,
  ),
}
