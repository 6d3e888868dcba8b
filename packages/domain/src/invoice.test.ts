import { expect, test } from 'vitest'
import {
  billMachine,
  billStateNames,
  billStates,
  invoiceGoods,
  mostOrdersOnBill,
  notBillableBecause,
  reversalMachine,
  reversalStateNames,
  taxWithin,
  titleKinds,
} from './invoice.ts'
import { orderKinds, orderStates, type OrderState } from './order.ts'

test('an issued invoice stays; a failed one is requested again', () => {
  const { waiting, issuing, issued, failed } = billStates
  expect(billMachine).toEqual({
    [waiting]: [issuing, failed],
    [issuing]: [issued, failed],
    [issued]: [],
    [failed]: [waiting],
  })
  expect(Object.values(billStateNames)).toEqual(['待开票', '开票中', '已开票', '开票失败'])
})

test('a red invoice is requested once, again after a failure, and not where nothing was issued', () => {
  expect(reversalMachine).toEqual({
    waiting: ['asked', 'notNeeded'],
    asked: ['done', 'failed'],
    failed: ['waiting'],
    done: [],
    notNeeded: [],
  })
  expect(reversalStateNames).toEqual({
    waiting: '待冲红',
    asked: '冲红中',
    done: '已冲红',
    failed: '冲红失败',
    notNeeded: '无需冲红',
  })
})

test('the money paid for a completed order is invoiced once, and medicine by its pharmacy', () => {
  const order = { kind: 'mall', state: orderStates.done, moneyFen: 1, isBilled: false } as const
  const because = (change: object) => notBillableBecause({ ...order, ...change })
  expect(because({})).toBeNull()
  expect(because({ isBilled: true })).toBe('已申请开票')
  expect(because({ kind: 'pharmacy' })).toBe('药品发票由药房开具，请在药品订单中查看')
  expect(because({ moneyFen: 0 })).toBe('积分、权益和优惠券抵扣的部分不开票')
  const others = (Object.values(orderStates) as OrderState[]).filter((state) => state !== orderStates.done)
  for (const state of others) expect(because({ state })).toBe('订单完成后才能开票')
})

test("an invoice names the category, never the product, at the category's rate", () => {
  expect(Object.keys(invoiceGoods).toSorted()).toEqual(Object.keys(orderKinds).toSorted())
  for (const { name } of Object.values(invoiceGoods))
    expect(name).toMatch(/^\*[\u4e00-\u9fff]+\*[\u4e00-\u9fff]+$/)
  expect(Object.entries(invoiceGoods).map(([kind, { taxRate }]) => [kind, taxRate])).toEqual([
    ['health', 0.06],
    ['activity', 0.06],
    ['card', 0.06],
    ['mall', 0.13],
    ['pharmacy', 0.13],
  ])
  expect(titleKinds).toEqual({ personal: '个人', company: '企业' })
  expect(mostOrdersOnBill).toBe(20)
})

test('tax is included in the price: net and tax add up to it', () => {
  expect(taxWithin(11_300, 0.13)).toBe(1300)
  expect(taxWithin(10_600, 0.06)).toBe(600)
  expect(taxWithin(1, 0.13)).toBe(0)
  expect(taxWithin(100, 0.13)).toBe(12)
})
