import { cardsAdminCalls } from '@yf/contract/cards-admin'
import { couponsAdminCalls } from '@yf/contract/coupons-admin'
import { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { recount } from '#testkit/recount/recount.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const staff: Record<string, { token: string }> = {}
beforeAll(async () => {
  for (const account of ['operator1', 'finance1', 'finance2', 'senior1', 'hr1'])
    staff[account] = { token: await server.staffTokenOf(account) }
})
beforeEach(async () => {
  await server.db.deleteFrom('approval').execute()
})

const key = () => ({ headers: { 'idempotency-key': newId() } })
const coupon = {
  companyId,
  name: '年货券',
  couponType: 1 as const,
  reduceMoney: 20_00,
  fullMoney: 100_00,
  stock: 100,
  perPerson: 1,
  takeFromDay: '2026-01-01',
  takeUntilDay: '2030-12-31',
  validFromDay: null,
  validUntilDay: null,
  validDays: 30,
  productIds: [],
  categoryIds: [],
  note: '',
}
const saveCoupon = async (changes: object = {}) =>
  (await server.call(couponsAdminCalls.save, { ...coupon, ...changes }, { ...staff['operator1']!, ...key() }))
    .result
const listed = async (by = 'finance1', state?: 'proposed' | 'confirmed' | 'refused' | 'withdrawn') =>
  (
    await server.call(
      approvalsAdminCalls.proposals,
      { ...(state && { state }), pageNo: 1, pageSize: 50 },
      staff[by]!,
    )
  ).result
const decide = (id: string, isConfirmed: 0 | 1, by = 'finance1', note = '') =>
  server.call(approvalsAdminCalls.decide, { id, isConfirmed, note }, { ...staff[by]!, ...key() })
const batches = async (name: string) =>
  (
    await server.call(
      couponsAdminCalls.batches,
      { companyId, keyword: name, pageNo: 1, pageSize: 50 },
      staff['operator1']!,
    )
  ).result.records

test('a valuable coupon is handed out only after a second person approves it, exactly as proposed', async () => {
  expect(await saveCoupon({ name: '大额券', reduceMoney: 1_000_00, fullMoney: null, stock: 2 })).toBeNull()
  expect(await batches('大额券')).toEqual([])
  const { records, counts } = await listed()
  expect(counts).toMatchObject({ proposed: 1, confirmed: 0 })
  expect(records[0]).toMatchObject({
    kind: 'coupons',
    title: '新建优惠券「大额券」',
    companyName: '星河软件',
    worthFen: 2_000_00,
    state: 'proposed',
    canDecide: 1,
    canWithdraw: 0,
  })
  expect(records[0]!.lines).toEqual(['立减1000元', '共 2 张，每人限领 1 张', '2026-01-01 至 2030-12-31 领取'])
  const { id } = records[0]!
  expect((await decide(id, 1, 'operator1')).code).toBe(refusals.decisionOfOthers.code)
  const both = await Promise.all(['finance1', 'finance2'].map((by) => decide(id, 1, by)))
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.grantDecided.code])
  expect(await batches('大额券')).toMatchObject([{ reduceMoney: 1_000_00, stock: 2 }])
  const auditEvents = await server.db
    .selectFrom('audit_event')
    .select('action')
    .where('action', 'in', ['proposeGrant', 'confirmGrant'])
    .execute()
  expect(auditEvents.map(({ action }) => action).toSorted()).toEqual(['confirmGrant', 'proposeGrant'])
})

test('adds up small amounts over a month within one company, even if they are made concurrently', async () => {
  const some = { reduceMoney: 50_00, fullMoney: null, stock: 100 }
  expect(await saveCoupon(some)).toMatchObject({ stock: 100 })
  const all = await Promise.all(Array.from({ length: 6 }, () => saveCoupon(some)))
  // 5 000 each: a second one makes ten thousand.
  expect(all.filter((made) => made !== null)).toHaveLength(1)
  const other = idOf('company', 'haina')
  expect(await saveCoupon({ ...some, companyId: other })).toMatchObject({ companyId: other })
  await server.db
    .updateTable('approval')
    .set({ proposed_at: new Date(server.clock.now().getTime() - 31 * 86_400_000) })
    .execute()
  expect(await saveCoupon(some)).toMatchObject({ stock: 100 })
})

test('counts only the increase of an existing batch', async () => {
  const batch = (await saveCoupon({ name: '加量券', reduceMoney: 100_00, fullMoney: null, stock: 60 }))!
  const change = (changes: object) =>
    saveCoupon({ id: batch.id, name: '加量券', reduceMoney: 100_00, fullMoney: null, stock: 60, ...changes })
  expect(await change({ note: '仅限本月' })).toMatchObject({ note: '仅限本月' })
  expect(await change({ stock: 100 })).toMatchObject({ stock: 100 })
  expect(await change({ stock: 101 })).toBeNull()
  expect(await batches('加量券')).toMatchObject([{ stock: 100 }])
  expect(await change({ perPerson: 3 })).toBeNull()
  expect(await change({ stock: 10 })).toMatchObject({ stock: 10 })
  const waiting = (await listed('finance1', 'proposed')).records
  expect(waiting.map(({ title }) => title)).toEqual(['修改优惠券「加量券」', '修改优惠券「加量券」'])
})

test("an approval that can no longer be executed is refused with the call's own message, and goes on waiting", async () => {
  const batch = (await saveCoupon({ name: '过时券' }))!
  expect(await saveCoupon({ id: batch.id, name: '过时券', reduceMoney: 900_00, fullMoney: null })).toBeNull()
  await server.db.updateTable('coupon_batch').set({ taken: 1 }).where('id', '=', batch.id).execute()
  const { id } = (await listed('finance1', 'proposed')).records[0]!
  const refused = await decide(id, 1)
  expect(refused).toMatchObject({
    code: refusals.grantUnfit.code,
    message: refusals.couponTermsFixed.message,
  })
  expect((await listed()).records[0]).toMatchObject({ id, state: 'proposed' })
  expect((await decide(id, 0, 'finance1', '已有人领取')).result).toMatchObject({
    state: 'refused',
    note: '已有人领取',
    decidedBy: '陈财务',
  })
  await server.db.updateTable('coupon_batch').set({ taken: 0 }).where('id', '=', batch.id).execute()
})

test('only the proposer can withdraw a proposal, which is then closed', async () => {
  await saveCoupon({ reduceMoney: 900_00, fullMoney: null })
  const { id } = (await listed('operator1')).records[0]!
  expect((await listed('operator1')).records[0]).toMatchObject({ canDecide: 0, canWithdraw: 1 })
  const withdraw = (by: string) =>
    server.call(approvalsAdminCalls.withdraw, { id }, { ...staff[by]!, ...key() })
  expect((await withdraw('finance1')).code).toBe(refusals.dutyNotHeld.code)
  await server.db
    .updateTable('approval')
    .set({ proposed_by: idOf('staff', 'finance2') })
    .execute()
  expect((await withdraw('operator1')).code).toBe(refusals.grantOfAnother.code)
  expect((await decide(id, 1, 'finance2')).code).toBe(refusals.ownGrant.code)
  await server.db
    .updateTable('approval')
    .set({ proposed_by: idOf('staff', 'operator1') })
    .execute()
  expect((await withdraw('operator1')).result.state).toBe('withdrawn')
  expect((await withdraw('operator1')).code).toBe(refusals.grantDecided.code)
  expect((await decide(id, 1)).code).toBe(refusals.grantDecided.code)
})

test('valuable cards, quotas and optional benefits wait for approval as well, and name the proposer as maker', async () => {
  const today = shanghaiDay(server.clock.now())
  const operator = () => ({ ...staff['operator1']!, ...key() })
  const card = {
    companyId,
    name: '体检卡',
    summary: '',
    benefits: ['体检 1 次'],
    supplierCode: 'JINGHE' as const,
    times: 1,
    timeFen: 1_001_00,
    size: 1,
    validDays: 30,
    collectUntil: addDays(today, 30),
  }
  expect((await server.call(cardsAdminCalls.createBatch, card, operator())).result).toBeNull()
  const row = {
    line: 2,
    phone: '13800000001',
    familyName: '',
    benefit: '私人医生',
    supplierCode: 'JINGHE',
    amount: '11',
    unit: '次',
    startDay: today,
    endDay: addDays(today, 90),
  }
  const sheet = { companyId, rows: [row] }
  expect((await server.call(cardsAdminCalls.importQuotas, sheet, operator())).result).toBeNull()
  const item = (name: string) => ({
    name,
    summary: '',
    supplierCode: 'JINGHE' as const,
    times: 1,
    timeFen: 3_000_00,
  })
  const optional = {
    companyId,
    title: '新春自选',
    summary: '',
    audience: 'self' as const,
    pick: 1,
    openDay: today,
    closeDay: addDays(today, 10),
    useUntil: addDays(today, 90),
    items: [item('洗牙'), item('陪诊')],
  }
  expect((await server.call(cardsAdminCalls.createOptional, optional, operator())).result).toBeNull()
  const { records } = await listed('finance1', 'proposed')
  expect(records.map(({ kind }) => kind).toSorted()).toEqual(['cards', 'optionals', 'quotas'])
  const quotas = records.find(({ kind }) => kind === 'quotas')!
  expect(quotas.lines).toEqual(['私人医生 11 次：1 人'])
  // The database holds no recipient in plain text.
  const approvals = await server.db.selectFrom('approval').selectAll().execute()
  expect(JSON.stringify(approvals)).not.toContain('13800000001')
  for (const { id } of records) expect((await decide(id, 1)).success).toBe(true)
  const batch = await server.db
    .selectFrom('card_batch')
    .select(['staff_name', 'size'])
    .where('name', '=', '体检卡')
    .execute()
  expect(batch).toEqual([{ staff_name: '郑运营', size: 1 }])
  const coupons = await server.db
    .selectFrom('equity_package')
    .select('total')
    .where('name', '=', '私人医生')
    .where('account_id', '=', idOf('account', 'linxiao'))
    .execute()
  expect(coupons.map(({ total }) => total)).toContain(11)
  expect((await server.call(cardsAdminCalls.importQuotas, sheet, operator())).code).toBe(
    refusals.quotaImportedBefore.code,
  )
})

test('staff without the permission can neither list nor decide proposals', async () => {
  for (const by of ['senior1', 'hr1']) {
    const proposed = await server.call(approvalsAdminCalls.proposals, { pageNo: 1, pageSize: 10 }, staff[by]!)
    expect(proposed.code).toBe(refusals.dutyNotHeld.code)
  }
})

test('keeps stock, draws and balances consistent after all tests', async () => {
  expect(await recount(server.db)).toEqual([])
})
