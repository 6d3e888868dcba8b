import { equityCalls } from '@yf/contract/equity'
import { welfareAdminCalls } from '@yf/contract/welfare-admin'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
/** 林晓 of the demo data. */
const linxiao = '13800000001'
const inDays = (days: number) => addDays(shanghaiDay(server.clock.now()), days)
const operator = async () => ({ token: await server.staffTokenOf('operator1') })
const give = async (more: object = {}) =>
  server.call(
    welfareAdminCalls.addWelfare,
    { companyId, name: '驻场筛查', summary: '每人一次', endDay: inDays(3), phones: [linxiao], ...more },
    { ...(await operator()), key: newId() },
  )
const ofMember = async () => {
  const token = await server.tokenOf('linxiao')
  const { result } = await server.call(equityCalls.mine, { companyId }, { token })
  return result.healthWelfareList.map(({ name }) => name)
}

test('an entry appears among the benefits of the member, and is gone once it is taken back', async () => {
  expect((await give()).result).toEqual({ added: 1 })
  expect(await ofMember()).toContain('驻场筛查')
  expect((await lastAuditEventIn(server.db)).detail).toContain('驻场筛查')
  const page = { companyId, pageNo: 1, pageSize: 50 }
  const { records } = (await server.call(welfareAdminCalls.welfare, page, await operator())).result
  const row = records.find(({ name }) => name === '驻场筛查')!
  expect(row).toMatchObject({ holderName: '林晓', isFamily: false, endDay: inDays(3) })
  const one = { companyId, id: row.id }
  expect((await server.call(welfareAdminCalls.removeWelfare, one, await operator())).code).toBe(200)
  const again = await server.call(welfareAdminCalls.removeWelfare, one, await operator())
  expect(again.code).toBe(refusals.notFound.code)
  expect(await ofMember()).not.toContain('驻场筛查')
})

test('one unknown phone, a day of the past and an empty name give nobody anything', async () => {
  const unknown = await give({ name: '没有发出', phones: [linxiao, '13999999999'] })
  expect([unknown.http, unknown.message]).toEqual([400, expect.stringContaining('139****9999')])
  expect((await give({ name: '没有发出', endDay: inDays(-1) })).http).toBe(400)
  expect((await give({ name: '没有发出', endDay: '2026-02-30' })).http).toBe(400)
  expect((await give({ name: ' ' })).http).toBe(400)
  expect((await give({ companyId: newId() })).code).toBe(refusals.notFound.code)
  expect(await ofMember()).not.toContain('没有发出')
})
