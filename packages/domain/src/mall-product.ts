/** Categories by which people look for a product, and a coupon may be for one of them. */
export const mallCategories = {
  home: '家居日用',
  digital: '数码家电',
  food: '食品生鲜',
  health: '运动健康',
  baby: '母婴亲子',
  card: '卡券充值',
} as const
export type MallCategory = keyof typeof mallCategories

/** What is written down when staff change a product. */
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

/** From its first moment on and until before its last, where staff have put it up at all. */
export const isOnSaleAt = ({ isOnSale, saleFrom, saleUntil }: Sale, now: Date): boolean =>
  isOnSale && (saleFrom ?? now) <= now && (saleUntil === null || now < saleUntil)

/** From so few on it is said how many there are. */
export const fewPieces = 5
