import { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
let token: string
beforeAll(async () => {
  token = await server.staffTokenOf('operator1')
})

const companyId = idOf('company', 'xinghe-software')
const batchInput = {
  companyId,
  name: '冬季关怀券',
  couponType: 1 as const,
  reduceMoney: 3_000,
  fullMoney: 9_900,
  stock: 3,
  perPerson: 1,
  takeFromDay: '2026-01-01',
  takeUntilDay: '2030-12-31',
  validFromDay: null,
  validUntilDay: null,
  validDays: 30,
  productIds: [],
  categoryIds: [],
  note: '全场可用',
}
const save = (changes: object = {}) =>
  server.call(couponsAdminCalls.save, { ...batchInput, ...changes }, { token, key: newId() })
const give = (id: string, phones: string[], isPreview: 0 | 1 = 0) =>
  server.call(couponsAdminCalls.give, { id, phones, isPreview }, { token, key: newId() })

test('a batch is created, found, changed while nobody has a coupon of it, and paused', async () => {
  const result = (await save()).result!
  expect(result).toMatchObject({ companyName: '星河软件', taken: 0, isPaused: 0, takeUntilDay: '2030-12-31' })
  const found = await server.call(
    couponsAdminCalls.batches,
    { companyId, keyword: '冬季', pageNo: 1, pageSize: 10 },
    { token },
  )
  expect(found.result.records.map(({ id }) => id)).toContain(result.id)
  expect((await save({ id: result.id, reduceMoney: 4_000, stock: 8 })).result).toMatchObject({
    reduceMoney: 4_000,
    stock: 8,
  })
  const paused = await server.call(
    couponsAdminCalls.pause,
    { id: result.id, isPaused: 1 },
    { token, key: newId() },
  )
  expect(paused.result.isPaused).toBe(1)
})

test.each([
  [{ couponType: 2, reduceMoney: 2_000 }, /折扣/],
  [{ fullMoney: 100 }, /门槛/],
  [{ takeUntilDay: '2025-01-01' }, /结束领取/],
  [{ validDays: null }, /生效日期/],
  [{ validDays: null, validFromDay: '2026-02-30', validUntilDay: '2026-03-01' }, /生效日期/],
  [{ validDays: 3, validFromDay: '2026-02-01', validUntilDay: '2026-03-01' }, /只能选一种/],
  [{ name: '  ' }, /名称/],
])('%j is rejected by its field', async (changes, expected) => {
  const { http, message } = await save(changes)
  expect(http).toBe(400)
  expect(message).toMatch(expected)
})

test('a spreadsheet of phone numbers is previewed line by line, and then the coupons are given', async () => {
  const { id } = (await save()).result!
  const phones = ['138 0000 0001', '13800000002', '12345', '13999999999', '13800000001']
  const preview = await give(id, phones, 1)
  expect(preview.result.rows.map(({ fault }) => fault)).toEqual([
    null,
    '不是该企业的用户',
    '手机号格式不正确',
    '不是该企业的用户',
    '已达到每人限领数量',
  ])
  expect(preview.result.rows[0]!.phone).toBe('138****0001')
  expect((await give(id, phones)).result.given).toBe(1)
  expect((await give(id, phones)).result.given).toBe(0)
  const rows = await server.db.selectFrom('coupon').selectAll().where('batch_id', '=', id).execute()
  expect(rows.map(({ account_id }) => account_id)).toEqual([idOf('account', 'linxiao')])
  // Coupons that members hold keep their terms; the offer itself can still change.
  expect((await save({ id, reduceMoney: 1 })).code).toBe(refusals.couponTermsFixed.code)
  expect((await save({ id, name: '冬季关怀券二' })).result).toMatchObject({ taken: 1, usable: 1 })
})

test('the stock never falls below what was taken, and no more is given than exists', async () => {
  const { id } = (await save({ stock: 2, perPerson: 9 })).result!
  const { result } = await give(id, ['13800000001', '13800000001', '13800000001'])
  expect(result.rows.map(({ fault }) => fault)).toEqual([null, null, '库存不足'])
  expect((await give(id, ['13800000001'])).code).toBe(refusals.couponsGone.code)
  expect((await save({ id, stock: 1, perPerson: 9 })).code).toBe(refusals.couponStockTooSmall.code)
})

test('staff without the permission can neither list nor decide proposals', async () => {
  for (const account of ['finance1', 'service1', 'senior1']) {
    const other = await server.staffTokenOf(account)
    const answered = await server.call(couponsAdminCalls.companies, {}, { token: other })
    expect(answered.code).toBe(refusals.dutyNotHeld.code)
  }
})
