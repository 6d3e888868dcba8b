import { expect, test } from 'vitest'
import { couriers, isCourier, isParcelState, parcelStateNames, parcelStates } from './parcel.ts'

test("maps 快递100's numbers to picked up, in transit and delivered", () => {
  expect(parcelStates).toEqual({ onItsWay: 0, taken: 1, delivered: 3 })
  expect(parcelStateNames).toEqual({
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
  })
})

test('a number without a label of its own is no parcel state', () => {
  expect([0, 8, 9, 13, 14, 15].filter(isParcelState)).toEqual([0, 8, 14])
})

test('only supported couriers are accepted, not inherited object keys', () => {
  expect(Object.keys(couriers)).toHaveLength(10)
  for (const name of Object.values(couriers)) expect(name).toMatch(/^([\u4e00-\u9fff]{4,6}|EMS)$/)
  expect(isCourier('shunfeng')).toBe(true)
  expect(isCourier('unknown')).toBe(false)
  expect(isCourier('toString')).toBe(false)
})
