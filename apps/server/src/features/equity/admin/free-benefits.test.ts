import { approvalsAdminCalls } from '@yf/contract/approvals-admin'
import type { Input } from '@yf/contract/call'
import { equityCalls } from '@yf/contract/equity'
import { equityAdminCalls as calls } from '@yf/contract/equity-admin'
import { hospitalCalls } from '@yf/contract/hospital'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
/** Its members have no free benefits in the demo data. */
const companyId = idOf('company', 'yuanshan')
let member = { token: '' }
beforeAll(async () => {
  member = { token: await server.tokenOf('zhaoqiang') }
})
const operator = async () => ({ token: await server.staffTokenOf('operator1') })

type AddInput = Input<typeof calls.addFreeBenefit>
const gives = (supplierCode: AddInput['supplierCode'], times: number, days: number) =>
  ({ jumpUrl: null, supplierCode, times, days }) as const
const day = (days: number) => `${addDays(shanghaiDay(server.clock.now()), days)} 00:00:00`
const input = (changes: Partial<AddInput> = {}): AddInput => ({
  companyId,
  name: '夜间问诊',
  summary: '晚上也有医生',
  icon: 'moon',
  startTime: day(-1),
  endTime: day(30),
  sort: 1,
  ...gives('JINLI', 3, 90),
  timeFen: 100_00,
  ...changes,
})
const add = async (changes: Partial<AddInput> = {}) =>
  server.call(calls.addFreeBenefit, input(changes), await operator())
const seen = async () => (await server.call(equityCalls.freeList, { companyId }, member)).result

test('a member claims a new benefit once, and staff see that she did', async () => {
  const { result } = await add()
  expect(result).toMatchObject({ gift: '锦医（问诊） 3 次，领取后 90 天内有效', status: 2, claimedCount: 0 })
  expect(await lastAuditEventIn(server.db)).toEqual({
    action: 'addFreeBenefit',
    detail: expect.stringMatching(/^远山物流「夜间问诊」：锦医（问诊） 3 次，领取后 90 天内有效；/),
  })
  const [offer] = await seen()
  expect(offer).toMatchObject({ name: '夜间问诊', icon: 'moon', status: 1 })
  const claim = { companyId, freeEquityId: offer!.id }
  expect((await server.call(hospitalCalls.activate, claim, member)).success).toBe(true)
  expect((await server.call(hospitalCalls.activate, claim, member)).code).toBe(refusals.benefitTaken.code)
  const { records } = (
    await server.call(calls.freeBenefits, { companyId, pageNo: 1, pageSize: 20 }, await operator())
  ).result
  expect(records[0]).toMatchObject({ claimedCount: 1 })
})

test('a link opens, and counselling tells no count', async () => {
  await add({ name: '健康百科', sort: 2, jumpUrl: 'site:encyclopedia' })
  expect((await seen()).find(({ name }) => name === '健康百科')).toMatchObject({
    jumpUrl: 'site:encyclopedia',
    status: 4,
  })
  const { result } = await add({
    name: '心理咨询一次',
    ...gives('EAP', 1, 30),
  })
  expect(result!.claimedCount).toBeNull()
})

test('above ¥1,000 a person it waits for finance, and is there once they have confirmed it', async () => {
  const worth = gives('JINGHE', 10, 30)
  expect((await add({ name: '十次护理', ...worth, timeFen: 100_00 })).result).not.toBeNull()
  expect((await add({ name: '贵的护理', ...worth, timeFen: 100_01 })).result).toBeNull()
  // A use that is said to be worth nothing still counts ¥100.
  const many = gives('JINGHE', 11, 30)
  expect((await add({ name: '便宜的护理', ...many, timeFen: 0 })).result).toBeNull()
  expect((await seen()).map(({ name }) => name)).not.toContain('贵的护理')
  const finance = { token: await server.staffTokenOf('finance1') }
  const page = { state: 'proposed' as const, pageNo: 1, pageSize: 20 }
  const { records } = (await server.call(approvalsAdminCalls.proposals, page, finance)).result
  const waiting = records.find(({ title }) => title.includes('贵的护理'))!
  const decision = { id: waiting.id, isConfirmed: 1 as const, note: '' }
  const decided = await server.call(approvalsAdminCalls.decide, decision, finance)
  expect(decided.success).toBe(true)
  expect((await seen()).map(({ name }) => name)).toContain('贵的护理')
})

test('new words reach the members, what it gives stays, and an early end closes it', async () => {
  const { result } = await add({ name: '将要结束' })
  const { id, revision } = result!
  const change = async (changes: Partial<Input<typeof calls.changeFreeBenefit>> = {}) => {
    const { name, summary, icon, startTime, endTime, sort } = input({ name: '就要结束', icon: 'heart' })
    const texts = { companyId, name, summary, icon, startTime, endTime, sort }
    return server.call(calls.changeFreeBenefit, { ...texts, id, revision, ...changes }, await operator())
  }
  const changed = await change()
  expect(changed.result).toMatchObject({ name: '就要结束', revision: 1, gift: result!.gift })
  expect((await lastAuditEventIn(server.db)).detail).toBe(
    '远山物流「将要结束」：名称：将要结束 → 就要结束；图标：夜间 → 爱心',
  )
  expect((await change({ name: '别人改的' })).code).toBe(refusals.stateMoved.code)
  const past = await change({ revision: 1, endTime: day(0) })
  expect(past.message).toBe('结束时间须晚于现在（endTime）')
})

test.each<[Partial<AddInput>, string]>([
  [{ name: ' ' }, '请填写名称（name）'],
  [{ endTime: '2026-02-31 00:00:00' }, '结束时间不正确（endTime）'],
  [{ startTime: '2999-01-01 00:00:00' }, '结束时间须晚于开始时间（endTime）'],
  [{ jumpUrl: 'javascript:alert(1)' }, '链接应是应用内的路径'],
])('refuses %j', async (changes, message) => {
  expect(await add(changes)).toMatchObject({ code: 400, message: expect.stringContaining(message) })
})

test('a company that does not exist is not found', async () => {
  expect((await add({ companyId: idOf('company', 'nobody') })).code).toBe(refusals.notFound.code)
})
