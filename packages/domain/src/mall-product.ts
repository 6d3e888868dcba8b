/** Categories for browsing products; a coupon may be limited to one of them. */
export const mallCategories = {
  home: '家居日用',
  digital: '数码家电',
  food: '食品生鲜',
  health: '运动健康',
  baby: '母婴亲子',
  card: '卡券充值',
} as const
export type MallCategory = keyof typeof mallCategories

/** Areas of the points page, by the theme's `pointsType` (specification §3). */
export const pointsAreaNames = {
  1: '积分商城',
  2: '节日福利',
  3: '卡券专区',
  4: '生活服务',
} as const
export type PointsArea = keyof typeof pointsAreaNames

/** The change log when staff change a product. */
export const productChanges = {
  created: '新增商品',
  name: '名称',
  words: '介绍',
  category: '分类',
  area: '积分专区',
  picture: '图片',
  selected: '精选',
  most: '每单限购',
  sale: '上下架',
  schedule: '售卖时间',
  variant: '规格',
  offered: '规格供应',
  price: '售价',
  listPrice: '划线价',
  stock: '库存',
} as const
export type ProductChange = keyof typeof productChanges

interface Sale {
  readonly isOnSale: boolean
  readonly saleFrom: Date | null
  readonly saleUntil: Date | null
}

/** From its start and until before its end, if staff have listed it. */
export const isOnSaleAt = ({ isOnSale, saleFrom, saleUntil }: Sale, now: Date): boolean =>
  isOnSale && (saleFrom ?? now) <= now && (saleUntil === null || now < saleUntil)

/** Up to this stock the app shows how many are left. */
export const fewPieces = 5
