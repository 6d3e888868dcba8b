import type { MallCategory } from '@yf/domain/mall-product'
import type { mallPicture } from '@yf/domain/mall-pictures'

type ProductPicture = Parameters<typeof mallPicture>[0]
type VariantSeed = readonly [name: string, priceFen: number, listFen: number | null, onHand: number]

export interface ProductSeed {
  readonly key: ProductPicture
  readonly name: string
  readonly summary: string
  readonly category: MallCategory
  readonly area: 1 | 2 | 3 | 4
  readonly variants: readonly VariantSeed[]
  readonly isSelected?: boolean
  readonly mostPerOrder?: number
  /** Taken down, or going on sale in this many days. */
  readonly isHidden?: boolean
  readonly inDays?: number
}

const one = (priceFen: number, listFen: number | null, onHand: number): readonly VariantSeed[] => [
  ['标准装', priceFen, listFen, onHand],
]

/**
 * The products of the demo's mall: in every category and area, sold out, nearly sold out, taken down, and one to
 * come.
 */
export const productSeeds: readonly ProductSeed[] = [
  {
    key: 'scale',
    name: '智能体脂秤',
    summary: '十三项身体数据，全家共用一台',
    category: 'health',
    area: 1,
    isSelected: true,
    variants: [
      ['云白', 12_900, 19_900, 86],
      ['曜石黑', 13_900, 19_900, 42],
    ],
  },
  {
    key: 'band',
    name: '健康手环',
    summary: '心率血氧睡眠，两周长续航',
    category: 'health',
    area: 1,
    isSelected: true,
    variants: [
      ['深空灰', 19_900, 24_900, 60],
      ['樱花粉', 19_900, 24_900, 3],
      ['晴空蓝', 19_900, null, 0],
    ],
  },
  {
    key: 'earbuds',
    name: '无线降噪耳机',
    summary: '通勤路上安静一点',
    category: 'digital',
    area: 1,
    variants: one(29_900, 39_900, 25),
  },
  {
    key: 'kettle',
    name: '恒温养生壶',
    summary: '一键花茶，煮好自动保温',
    category: 'digital',
    area: 1,
    variants: [
      ['1.0L', 15_900, 18_900, 33],
      ['1.5L', 17_900, 21_900, 18],
    ],
  },
  {
    key: 'bottle',
    name: '运动保温杯',
    summary: '316 不锈钢，十二小时热水',
    category: 'health',
    area: 1,
    isSelected: true,
    variants: [
      ['松石绿 500ml', 6_900, 8_900, 120],
      ['松石绿 750ml', 7_900, 9_900, 64],
    ],
  },
  {
    key: 'mat',
    name: '加厚瑜伽垫',
    summary: '8 毫米回弹，防滑不伤膝',
    category: 'health',
    area: 1,
    variants: one(8_900, null, 48),
  },
  {
    key: 'tea',
    name: '明前龙井 100g',
    summary: '一芽一叶，当季新茶',
    category: 'food',
    area: 2,
    variants: one(16_800, 19_800, 40),
  },
  {
    key: 'nuts',
    name: '每日坚果礼盒',
    summary: '六种坚果，三十小包',
    category: 'food',
    area: 2,
    isSelected: true,
    variants: [
      ['30 包', 9_900, 12_900, 90],
      ['60 包', 18_900, 25_800, 35],
    ],
  },
  {
    key: 'rice',
    name: '五常大米 10kg',
    summary: '新米直发，粒粒饱满',
    category: 'food',
    area: 2,
    variants: one(8_800, null, 75),
  },
  {
    key: 'fruit',
    name: '时令鲜果篮',
    summary: '产地直采，坏果包赔',
    category: 'food',
    area: 2,
    variants: one(12_800, 15_800, 5),
  },
  {
    key: 'mooncake',
    name: '中秋月饼礼盒',
    summary: '八枚四味，低糖配方',
    category: 'food',
    area: 2,
    isHidden: true,
    variants: one(13_800, null, 0),
  },
  {
    key: 'giftbox',
    name: '员工生日礼盒',
    summary: '香薰、保温杯与手写卡',
    category: 'home',
    area: 2,
    mostPerOrder: 2,
    variants: one(19_800, null, 30),
  },
  {
    key: 'spring',
    name: '年货大礼包',
    summary: '坚果、腊味与对联，一份过好年',
    category: 'food',
    area: 2,
    inDays: 20,
    variants: one(26_800, 32_800, 200),
  },
  {
    key: 'milk',
    name: '有机纯牛奶 24 盒',
    summary: '限定牧场，整箱到家',
    category: 'baby',
    area: 1,
    variants: one(7_980, 9_980, 110),
  },
  {
    key: 'blocks',
    name: '益智积木 120 粒',
    summary: '大颗粒，三岁以上',
    category: 'baby',
    area: 1,
    variants: one(9_900, 12_900, 22),
  },
  {
    key: 'stroller',
    name: '轻便折叠婴儿车',
    summary: '单手收车，可上飞机',
    category: 'baby',
    area: 1,
    mostPerOrder: 1,
    variants: one(59_900, 79_900, 8),
  },
  {
    key: 'quilt',
    name: '抗菌春秋被',
    summary: '全棉面料，可整件机洗',
    category: 'home',
    area: 1,
    variants: [
      ['150×200cm', 18_900, null, 26],
      ['200×230cm', 23_900, null, 19],
    ],
  },
  {
    key: 'towel',
    name: '长绒棉毛巾三件套',
    summary: '柔软吸水，不掉毛',
    category: 'home',
    area: 1,
    isSelected: true,
    variants: one(4_900, 6_900, 160),
  },
  {
    key: 'lamp',
    name: '护眼台灯',
    summary: '无频闪，三档色温',
    category: 'digital',
    area: 1,
    variants: one(13_900, 16_900, 37),
  },
  {
    key: 'vacuum',
    name: '扫拖机器人',
    summary: '激光导航，自动回充',
    category: 'digital',
    area: 1,
    mostPerOrder: 1,
    variants: one(129_900, 159_900, 6),
  },
  {
    key: 'massager',
    name: '肩颈按摩仪',
    summary: '热敷揉捏，午休二十分钟',
    category: 'health',
    area: 1,
    variants: one(25_900, 29_900, 14),
  },
  {
    key: 'movie',
    name: '电影票兑换券',
    summary: '全国影院通兑，卡券以实体卡寄送',
    category: 'card',
    area: 3,
    isSelected: true,
    variants: [
      ['1 张', 3_500, 4_500, 300],
      ['2 张', 6_800, 9_000, 300],
    ],
  },
  {
    key: 'coffee',
    name: '咖啡月卡',
    summary: '三十杯美式，门店自取',
    category: 'card',
    area: 3,
    variants: one(19_900, 29_900, 80),
  },
  {
    key: 'recharge',
    name: '话费充值卡',
    summary: '三网通用，刮卡即充',
    category: 'card',
    area: 4,
    variants: [
      ['50 元', 4_950, 5_000, 500],
      ['100 元', 9_900, 10_000, 500],
    ],
  },
  {
    key: 'clean',
    name: '家庭保洁服务卡',
    summary: '四小时上门，电话预约',
    category: 'card',
    area: 4,
    variants: one(16_800, 19_800, 45),
  },
]
