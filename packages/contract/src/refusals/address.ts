import type { Refusals } from './ranges.ts'

export const addressRefusals = {
  addressesFull: { code: 5301, message: '最多保存20个收货地址，请先删除不需要的地址' },
} as const satisfies Refusals
