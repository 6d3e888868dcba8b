import type { AdminCanvas, AdminProduct, Figures } from '@yf/contract/mall-admin'

/** For tests: data of the mall's admin pages. */
export const adminProduct: AdminProduct = {
  id: 'p1',
  name: '运动保温杯',
  summary: '十二小时热水',
  detail: '316 不锈钢',
  category: 'health',
  area: 1,
  picture: '/art/mall/bottle.svg',
  isSelected: 1,
  mostPerOrder: 10,
  isOnSale: 1,
  saleFrom: null,
  saleUntil: null,
  isShown: 1,
  variants: [
    { id: 'v1', name: '500ml', priceFen: 6_900, listFen: 8_900, isOffered: 1, onHand: 12 },
    { id: 'v2', name: '750ml', priceFen: 7_900, listFen: null, isOffered: 1, onHand: 0 },
  ],
  updateTime: '2026-11-16 10:00:00',
}

export const adminCanvas: AdminCanvas = {
  blocks: [
    { id: 'b1', kind: 'products', title: '人气好物', items: [], productIds: ['p1'], until: null },
    { id: 'b2', kind: 'areas', title: '', items: [], productIds: [], until: null },
  ],
  isDraft: 0,
  revision: 3,
  versions: [
    { version: 2, state: 'published', blockCount: 2, staffName: '郑运营', time: '2026-11-16 10:00:00' },
    { version: 1, state: 'replaced', blockCount: 1, staffName: '冯运营', time: '2026-11-10 10:00:00' },
  ],
}

export const figures: Figures = {
  days: [
    {
      day: '2026-11-16',
      orders: 3,
      totalFen: 30_000,
      moneyFen: 25_000,
      pointsFen: 4_000,
      couponFen: 1_000,
      refundFen: 500,
    },
  ],
  best: [{ productId: 'p1', name: '运动保温杯', pieces: 4, totalFen: 27_600 }],
  stock: [{ variantId: 'v2', productId: 'p1', name: '运动保温杯 750ml', onHand: 0, sold: 4 }],
}
