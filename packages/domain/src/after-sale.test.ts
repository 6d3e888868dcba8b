import { expect, test } from 'vitest'
import {
  afterSaleKinds,
  afterSaleMachine,
  afterSaleReasons,
  afterSaleStateNames,
  afterSaleStates,
  appealWithinMs,
  reasonName,
  sendBackWithinMs,
} from './after-sale.ts'

const codes = (kind: keyof typeof afterSaleKinds) => afterSaleReasons[kind].map(({ code }) => code)

test('an after-sales case goes from the request to its end by these transitions only', () => {
  const { asked, toSendBack, onItsWayBack, refunding, done, refused, withdrawn } = afterSaleStates
  expect(afterSaleMachine).toEqual({
    [asked]: [toSendBack, refunding, refused, withdrawn],
    [toSendBack]: [onItsWayBack, withdrawn],
    [onItsWayBack]: [refunding, done, refused],
    [refunding]: [done],
    [done]: [],
    [refused]: [],
    [withdrawn]: [],
  })
})

test('each state and each kind of request has its own name', () => {
  expect(Object.values(afterSaleStateNames)).toEqual([
    '待审核',
    '待寄回',
    '待收货',
    '退款中',
    '已完成',
    '已拒绝',
    '已撤销',
  ])
  expect(afterSaleKinds).toEqual({ refund: '仅退款', return: '退货退款', exchange: '换货' })
})

test('the reasons depend on the kind of request, and "other" is always available', () => {
  expect(codes('refund')).toEqual([
    'unwanted',
    'wrongOrder',
    'slow',
    'notReceived',
    'missing',
    'cannotAttend',
    'other',
  ])
  expect(codes('return')).toEqual(['unwanted', 'quality', 'damaged', 'notAsShown', 'wrongItem', 'other'])
  expect(codes('exchange')).toEqual(['size', 'quality', 'damaged', 'wrongItem', 'other'])
  for (const reasons of Object.values(afterSaleReasons)) {
    expect(reasons.every(({ name }) => /^[\u4e00-\u9fff、，]+$/.test(name))).toBe(true)
    expect(new Set(reasons.map(({ name }) => name)).size).toBe(reasons.length)
  }
})

test('a code has the text of its kind, and none where that kind does not have it', () => {
  expect(reasonName('refund', 'unwanted')).toBe('不想要了')
  expect(reasonName('return', 'unwanted')).toBe('不喜欢、不合适')
  expect(reasonName('exchange', 'unwanted')).toBeUndefined()
})

test('members have seven days to return goods and fifteen to appeal a refusal', () => {
  expect([sendBackWithinMs, appealWithinMs]).toEqual([604_800_000, 1_296_000_000])
})
