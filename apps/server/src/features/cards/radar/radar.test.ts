import { afterEach, beforeAll, expect, test } from 'vitest'
import { cardCalls } from '@yf/contract/cards'
import { messageCalls } from '@yf/contract/messages'
import { radarDays } from '@yf/domain/benefit-radar'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { workOf } from '#testkit/work-of.ts'
import { post } from '#platform/ledger/ledger.ts'
import { freshCard } from '../test-cards.ts'
import { notifyExpiring } from './notices.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
const start = '2026-03-02T10:00:00+08:00'
afterEach(() => server.clock.set(start))

let tang: string
let xie: string
beforeAll(async () => {
  tang = await server.tokenOf('唐以宁')
  xie = await server.tokenOf('谢长安')
})

const radarOf = async (token: string) => (await server.call(cardCalls.radar, { companyId }, { token })).result
const titlesOf = async (token: string) =>
  (
    await server.call(messageCalls.list, { tab: 2, pageNo: 1, pageSize: 100 }, { token })
  ).result.records.filter(({ title }) => title.includes('即将到期'))
const morningOf = async (day: string) => {
  server.clock.set(`${day}T09:30:00+08:00`)
  await notifyExpiring({}, workOf(server))
}
const ending = (day: string, change: object = {}) =>
  freshCard(server, { end_time: new Date(`${day}T23:59:59+08:00`), ...change })

test('lists what expires within sixty days, most valuable first, without used and later benefits', async () => {
  const ids = [
    await ending('2026-03-20', { name: 'small', total: 1, time_fen: 100 }),
    await ending('2026-04-30', { name: 'big', total: 2, time_fen: 50_000 }),
    await ending('2026-03-10', { name: 'sooner', total: 2, time_fen: 50_000 }),
    await ending('2026-03-10', { name: 'money', unit: 'fen', total: 9_000, used: 500, time_fen: null }),
    await ending('2026-05-02', { name: 'too far' }),
    await ending('2026-03-10', { name: 'used up', used: 2, status: 2 }),
    await ending('2026-03-10', { name: 'not begun', start_time: new Date('2026-03-05T00:00:00+08:00') }),
    await ending('2026-03-01', { name: 'over' }),
    await ending('2026-03-10', {
      name: 'his counselling',
      supplier_code: 'EAP',
      family_id: idOf('family', 'tang/spouse'),
    }),
    await ending('2026-03-10', {
      name: 'his',
      total: 1,
      time_fen: 1,
      family_id: idOf('family', 'tang/spouse'),
    }),
  ]
  const { items, totalFen } = await radarOf(tang)
  const listed = items.filter(({ id }) => ids.includes(id))
  expect(listed.map(({ name, atRiskFen, daysLeft }) => [name, atRiskFen, daysLeft])).toEqual([
    ['sooner', 100_000, 8],
    ['big', 100_000, 59],
    ['money', 8_500, 8],
    ['small', 100, 18],
    ['his', 1, 8],
  ])
  expect(listed.at(-1)).toMatchObject({
    userName: '谢长安',
    leftText: '剩余 1 次',
    packageSupplierCode: 'FUYA',
  })
  expect(totalFen).toBe(items.reduce((sum, item) => sum + item.atRiskFen, 0))
  expect(Math.max(...items.map(({ daysLeft }) => daysLeft))).toBeLessThanOrEqual(radarDays)
  expect((await radarOf(xie)).items.map(({ name, userName }) => [name, userName])).toEqual([
    ['his counselling', null],
    ['his', null],
  ])
  await server.db.deleteFrom('equity_package').where('id', 'in', ids).execute()
})

test('lists points that expire with the year once the year is nearly over', async () => {
  const account = { companyId, book: 'points', ownerId: idOf('account', '唐以宁') }
  server.clock.set('2025-06-01T10:00:00+08:00')
  await post(server.db, server.clock, account, { amount: 800, reason: '活动', eventKey: 'old' })
  server.clock.set('2026-11-20T10:00:00+08:00')
  await post(server.db, server.clock, account, { amount: -300, reason: '兑换', eventKey: 'spent' })
  const token = await server.tokenOf('唐以宁')
  const points = (await radarOf(token)).items.find(({ kind }) => kind === 'points')
  expect(points).toMatchObject({
    leftText: '500 积分',
    atRiskFen: 500,
    endTime: '2026-12-31 23:59:59',
    daysLeft: 41,
  })
  server.clock.set('2026-10-31T10:00:00+08:00')
  tang = await server.tokenOf('唐以宁')
  expect((await radarOf(tang)).items.some(({ kind }) => kind === 'points')).toBe(false)
  server.clock.set(start)
  tang = await server.tokenOf('唐以宁')
})

test('notifies thirty days, seven and one before the end, once each, with one notice per day', async () => {
  await ending('2026-06-30', { name: '甲<b>卡' })
  await ending('2026-06-30', { name: '乙卡' })
  for (const day of [
    '2026-05-30',
    '2026-05-31',
    '2026-06-01',
    '2026-06-23',
    '2026-06-24',
    '2026-06-29',
    '2026-06-30',
  ])
    await morningOf(day)
  await Promise.all([morningOf('2026-06-30'), morningOf('2026-06-30')])
  tang = await server.tokenOf('唐以宁')
  const notices = await titlesOf(tang)
  const both = notices.filter(({ content }) => content.includes('乙卡'))
  expect(both.map(({ createTime }) => createTime.slice(0, 10)).toSorted()).toEqual([
    '2026-05-31',
    '2026-06-23',
    '2026-06-29',
  ])
  expect(both[0]).toMatchObject({ title: '2 项权益即将到期', jumpUrl: '/yfCards' })
  expect(both[0]!.content).toContain('甲&lt;b&gt;卡：剩余 2 次，2026-06-30 到期，价值约¥796.00')
})

test('does not notify of benefits used meanwhile, nor members who have switched the radar off', async () => {
  const id = await ending('2026-09-30', { name: '丙卡' })
  await morningOf('2026-08-31')
  await server.db.updateTable('equity_package').set({ used: 2, status: 2 }).where('id', '=', id).execute()
  await morningOf('2026-09-23')
  await server.db.updateTable('equity_package').set({ used: 0, status: 1 }).where('id', '=', id).execute()
  tang = await server.tokenOf('唐以宁')
  const off = await server.call(cardCalls.switchRadar, { isOn: 0 }, { token: tang })
  expect(off).toMatchObject({ message: '已关闭到期提醒', result: { isOn: 0 } })
  expect(await radarOf(tang)).toEqual({ isOn: 0, items: [], totalFen: 0 })
  await morningOf('2026-09-29')
  tang = await server.tokenOf('唐以宁')
  expect((await titlesOf(tang)).filter(({ content }) => content.includes('丙卡'))).toHaveLength(1)
  await server.call(cardCalls.switchRadar, { isOn: 1 }, { token: tang })
  expect((await radarOf(tang)).isOn).toBe(1)
})

test("notifies an adult of their own benefits, the employee of a child's, and nobody of another's counselling", async () => {
  const spouse = idOf('family', 'tang/spouse')
  await ending('2026-12-31', { name: '丁卡', family_id: spouse })
  await ending('2026-12-31', { name: '谈心', supplier_code: 'EAP', family_id: spouse })
  await ending('2026-12-31', { name: '戊卡', family_id: idOf('family', 'nobody') })
  await ending('2026-12-31', { name: '童心', supplier_code: 'EAP', family_id: idOf('family', 'nobody') })
  await morningOf('2026-12-01')
  const contents = async (person: string) =>
    (await titlesOf(await server.tokenOf(person))).map(({ content }) => content).join()
  const [hers, his] = [await contents('唐以宁'), await contents('谢长安')]
  expect(his).toContain('丁卡')
  expect(his).toContain('谈心')
  expect(hers).toContain('戊卡')
  expect(hers).not.toMatch(/丁卡|谈心|童心/)
})
