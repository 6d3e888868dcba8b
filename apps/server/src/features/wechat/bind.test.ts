import { refusals } from '@yf/contract/refusals'
import { wechatCalls } from '@yf/contract/wechat'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { openIds, wechatCode, wechatSettings } from '#testkit/wechat.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobContext } from '#platform/call/context.ts'
import { wechatJobs } from './jobs.ts'

let lin: string
let zhou: string
const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: { wechat: wechatSettings(sandbox.url) } }))
beforeAll(async () => {
  lin = await server.tokenOf('linxiao')
  zhou = await server.tokenOf('zhoulan')
})
beforeEach(async () => {
  await server.db.deleteFrom('account_identity').execute()
  await server.db.deleteFrom('unique_key').where('kind', '=', 'account_identity.subject').execute()
})

const visit = async (openId: string, token?: string) => {
  const code = await wechatCode(sandbox.url, openId)
  return (await server.call(wechatCalls.exchangeCode, { code }, token ? { token } : {})).result
}
const bind = (token: string, openId: string, accessToken: string) =>
  server.call(wechatCalls.bind, { openId, accessToken }, { token })
const openIdOf = async (token: string) => (await server.call(wechatCalls.openId, {}, { token })).result.openId
const refused = { http: 200, success: false, code: refusals.wechatTicketInvalid.code }

test('a member who returns from WeChat binds it, and gets a confirmation', async () => {
  const { openId, access_token } = await visit(openIds.linxiao, lin)
  expect(await openIdOf(lin)).toBeNull()
  expect(await bind(lin, openId, access_token)).toMatchObject({
    success: true,
    message: '绑定成功',
    result: { openId },
  })
  expect(await openIdOf(lin)).toBe(openId)
  expect(await visit(openIds.linxiao, lin)).toMatchObject({ isBind: 1, isSelfBind: 1 })
})

test('a WeChat moves from one account to another, and the former account loses it', async () => {
  const first = await visit(openIds.linxiao, lin)
  await bind(lin, first.openId, first.access_token)
  const second = await visit(openIds.linxiao, zhou)
  expect(second).toMatchObject({ isBind: 1, isSelfBind: 0, message: expect.stringContaining('换绑') })
  expect((await bind(zhou, second.openId, second.access_token)).message).toBe('绑定成功')
  expect(await openIdOf(zhou)).toBe(openIds.linxiao)
  expect(await openIdOf(lin)).toBeNull()
})

test('an account has one WeChat: another one replaces it', async () => {
  for (const person of [openIds.linxiao, openIds.newcomer]) {
    const { openId, access_token } = await visit(person, lin)
    await bind(lin, openId, access_token)
  }
  expect(await openIdOf(lin)).toBe(openIds.newcomer)
  expect(await visit(openIds.linxiao)).toMatchObject({ isBind: 0 })
})

test('after unbinding the WeChat cannot log in any more, and it or another one can be bound again', async () => {
  const { openId, access_token } = await visit(openIds.linxiao, lin)
  await bind(lin, openId, access_token)
  // Another member's binding must not change.
  const other = await visit(openIds.zhoulan, zhou)
  await bind(zhou, other.openId, other.access_token)
  const unbind = () => server.call(wechatCalls.unbind, {}, { token: lin })
  expect(await unbind()).toMatchObject({ success: true, message: '已解除绑定' })
  expect(await openIdOf(lin)).toBeNull()
  expect(await openIdOf(zhou)).toBe(openIds.zhoulan)
  const code = await wechatCode(sandbox.url, openIds.linxiao)
  expect((await server.call(wechatCalls.loginByCode, { code })).result).toMatchObject({ isBind: 1 })
  expect((await unbind()).success).toBe(true)
  const again = await visit(openIds.linxiao, lin)
  expect(again).toMatchObject({ isBind: 0, isSelfBind: 0 })
  expect((await bind(lin, again.openId, again.access_token)).success).toBe(true)
  expect((await server.call(wechatCalls.unbind, {}, {})).http).toBe(401)
})

test('a ticket binds once', async () => {
  const { openId, access_token } = await visit(openIds.linxiao, lin)
  await bind(lin, openId, access_token)
  expect(await bind(lin, openId, access_token)).toMatchObject(refused)
})

test('a ticket from before the login works for any member who logs in, one from after it only for that member', async () => {
  const before = await visit(openIds.linxiao)
  expect((await bind(zhou, before.openId, before.access_token)).success).toBe(true)
  const after = await visit(openIds.linxiao, lin)
  expect(await bind(zhou, after.openId, after.access_token)).toMatchObject(refused)
  expect((await bind(lin, after.openId, after.access_token)).success).toBe(true)
})

test('a ticket binds only the openId that it was issued for', async () => {
  const { access_token } = await visit(openIds.newcomer, lin)
  expect(await bind(lin, openIds.linxiao, access_token)).toMatchObject(refused)
  expect(await openIdOf(lin)).toBeNull()
})

test('an invented ticket and one of ten minutes ago bind nothing', async () => {
  expect(await bind(lin, openIds.linxiao, 'A'.repeat(43))).toMatchObject(refused)
  const { openId, access_token } = await visit(openIds.linxiao, lin)
  server.clock.advance({ minutes: 10, seconds: 1 })
  expect(await bind(lin, openId, access_token)).toMatchObject(refused)
})

test('of two members who bind the same WeChat concurrently exactly one succeeds', async () => {
  const [forLin, forZhou] = [await visit(openIds.newcomer, lin), await visit(openIds.newcomer, zhou)]
  const answers = await Promise.all([
    bind(lin, openIds.newcomer, forLin.access_token),
    bind(zhou, openIds.newcomer, forZhou.access_token),
  ])
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect([await openIdOf(lin), await openIdOf(zhou)].filter(Boolean)).toEqual([openIds.newcomer])
})

test('binding needs a session', async () => {
  const { openId, access_token } = await visit(openIds.linxiao)
  expect(await bind('A'.repeat(43), openId, access_token)).toMatchObject({ http: 401 })
})

test('the database stores only the hash of a ticket, and deletes it after its expiry', async () => {
  const { access_token } = await visit(openIds.linxiao)
  const rows = () => server.db.selectFrom('wechat_visit').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain(access_token)
  server.clock.advance({ minutes: 11 })
  const ctx = { db: server.db, clock: server.clock } as Partial<JobContext> as JobContext
  await wechatJobs[0]!.run({}, ctx)
  expect(await rows()).toEqual([])
})
