/** States of a parcel in 快递100's own numbers, as far as the app distinguishes them. */
export const parcelStateNames = {
  0: '运输中',
  1: '已揽收',
  2: '运输异常',
  3: '已签收',
  4: '已退签',
  5: '派送中',
  6: '退回中',
  7: '已转投',
  8: '清关中',
  14: '已拒签',
} as const
export type ParcelState = keyof typeof parcelStateNames

export const isParcelState = (state: number): state is ParcelState => state in parcelStateNames

export const parcelStates = { onItsWay: 0, taken: 1, delivered: 3 } as const

/** Couriers by 快递100's codes. */
export const couriers = {
  shunfeng: '顺丰速运',
  zhongtong: '中通快递',
  yuantong: '圆通速递',
  yunda: '韵达快递',
  shentong: '申通快递',
  jtexpress: '极兔速递',
  jd: '京东物流',
  ems: 'EMS',
  youzhengguonei: '邮政快递包裹',
  debangkuaidi: '德邦快递',
} as const
export type Courier = keyof typeof couriers

export const isCourier = (code: string): code is Courier => Object.keys(couriers).includes(code)
