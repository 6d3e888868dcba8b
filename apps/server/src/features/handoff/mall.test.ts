import { expect, test } from 'vitest'
import { mall, type Output } from '@yf/contract/call'
import { mallCodes } from '@yf/contract/errors'
import { refusals } from '@yf/contract/refusals'
import { handoffCalls } from '@yf/contract/handoff'
import { identityCalls } from '@yf/contract/identity'
import { Nothing } from '@yf/contract/shapes'
import { Type } from '@sinclair/typebox'
import { callTable } from '@yf/contract/table'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { bindSubject } from '#features/identity/public.ts'
import { featureHandlers } from '#app/features.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { answer } from '#platform/call/outcome.ts'
import { removeOldSignOns } from './jobs.ts'
import { resolveMall } from './public.ts'
import { mallSignature } from './rules.ts'

/** A call of the mall's service that returns the caller. */
const whoami = mall.get('test/whoami', '示例', 'who', Nothing, Type.Object({ accountId: Type.String() }))

const lin = { person: 'linxiao', phone: '13800000001' }
const zhou = { person: 'zhoulan', phone: '13800000002' }
let echoes = 0

const server = demoStage({
  calls: {
    table: { ...callTable, test: { whoami } },
    handlers: {
      ...featureHandlers,
      test: {
        whoami: (_input: never, ctx: MemberContext) =>
          Promise.resolve(answer({ accountId: ctx.caller.accountId })),
      },
    },
    resolveMall,
  },
})

const newEcho = () => `echo-of-the-test-${++echoes}`

async function sign(person: string, echoStr = newEcho()) {
  const token = await server.tokenOf(person)
  const { result } = await server.call(handoffCalls.mallSign, { echoStr }, { token })
  return { ...result, echoStr, token }
}
const login = (input: Parameters<typeof server.call<typeof handoffCalls.mallLogin>>[1]) =>
  server.call(handoffCalls.mallLogin, input)

async function signOn({ person, phone }: typeof lin): Promise<Output<typeof handoffCalls.mallLogin>> {
  const { appKey, sign: signature, echoStr } = await sign(person)
  return (await login({ appKey, sign: signature, echoStr, phone })).result
}
const who = (token?: string) => server.call(whoami, {}, token ? { token } : {})

test('a signature signs its owner in, and the mall token identifies the owner', async () => {
  const { appKey, sign: signature, echoStr } = await sign('linxiao')
  const answered = await login({
    appKey,
    sign: signature,
    echoStr,
    phone: lin.phone,
    name: '林晓',
    openId: null,
    headImage: null,
  })
  expect(answered).toMatchObject({ http: 200, code: '200' })
  const { token, storage } = answered.result
  expect(JSON.parse(storage.value)).toMatchObject({ memberId: idOf('account', 'linxiao') })
  expect((await who(token)).result).toEqual({ accountId: idOf('account', 'linxiao') })
  const sessions = await server.db.selectFrom('mall_session').selectAll().execute()
  expect(JSON.stringify(sessions)).not.toContain(token)
})

test('a signature is bound to one person: with another phone it is refused', async () => {
  const { appKey, sign: signature, echoStr } = await sign('linxiao')
  const stolen = await login({ appKey, sign: signature, echoStr, phone: zhou.phone })
  expect(stolen).toMatchObject({ code: String(refusals.mallSignWrong.code), result: null })
  // A thief's try does not use it up.
  expect((await login({ appKey, sign: signature, echoStr, phone: lin.phone })).code).toBe('200')
})

test.each([
  ['another echo', { echoStr: 'echo-of-somebody-else' }],
  ['another application', { appKey: 'other' }],
  ['a made-up signature', { sign: 'f'.repeat(64) }],
  ['a cut signature', { sign: 'f' }],
])('rejects %s', async (_, change) => {
  const { appKey, sign: signature, echoStr } = await sign('linxiao')
  const answered = await login({ appKey, sign: signature, echoStr, phone: lin.phone, ...change })
  expect(answered.code).toBe(String(refusals.mallSignWrong.code))
})

test('an unknown phone gets the same answer as a wrong signature', async () => {
  const { mall: keys } = server.services.settings
  const nobody = { echoStr: newEcho(), phone: '13811112222' }
  const answered = await login({ appKey: keys.appKey, sign: mallSignature(keys, nobody), ...nobody })
  expect(answered.code).toBe(String(refusals.mallSignWrong.code))
})

test('refuses a correct signature that was never requested', async () => {
  const { mall: keys } = server.services.settings
  const request = { echoStr: newEcho(), phone: lin.phone }
  const answered = await login({ appKey: keys.appKey, sign: mallSignature(keys, request), ...request })
  expect(answered.code).toBe(String(refusals.mallSignSpent.code))
})

test("refuses another person's openId, but not an unknown one", async () => {
  const zhou = { provider: 'wechat', subject: 'openid-of-zhou' }
  await bindSubject(server.db, idOf('account', 'zhoulan'), zhou, server.clock.now())
  const { appKey, sign: signature, echoStr } = await sign('linxiao')
  const mine = { appKey, sign: signature, echoStr, phone: lin.phone }
  expect((await login({ ...mine, openId: 'openid-of-zhou' })).code).toBe(String(refusals.mallSignWrong.code))
  expect((await login({ ...mine, openId: 'openid-of-before' })).code).toBe('200')
})

test('a signature works once, also when it comes twice concurrently', async () => {
  const { appKey, sign: signature, echoStr } = await sign('linxiao')
  const mine = { appKey, sign: signature, echoStr, phone: lin.phone }
  const codes = (await Promise.all([1, 2, 3, 4].map(() => login(mine)))).map(({ code }) => code)
  const spent = String(refusals.mallSignSpent.code)
  expect(codes.toSorted()).toEqual(['200', spent, spent, spent])
  expect((await login(mine)).code).toBe(spent)
})

test('an echo string is not signed twice', async () => {
  const { echoStr, token } = await sign('linxiao')
  const again = await server.call(handoffCalls.mallSign, { echoStr }, { token })
  expect(again.code).toBe(refusals.mallSignSpent.code)
})

test('a signature is valid for five minutes', async () => {
  const first = await sign('linxiao')
  server.clock.advance({ minutes: 4, seconds: 59 })
  expect((await login({ ...first, phone: lin.phone })).code).toBe('200')
  const second = await sign('linxiao')
  server.clock.advance({ minutes: 5 })
  expect((await login({ ...second, phone: lin.phone })).code).toBe(String(refusals.mallSignSpent.code))
})

test('signing requires a session and a distinctive echo string', async () => {
  expect((await server.call(handoffCalls.mallSign, { echoStr: newEcho() })).http).toBe(401)
  const token = await server.tokenOf('linxiao')
  expect((await server.call(handoffCalls.mallSign, { echoStr: 'short' }, { token })).code).toBe(400)
})

test('without a mall token the mall answers 20005, with an unknown or expired one 20004', async () => {
  expect(await who()).toMatchObject({ http: 200, code: mallCodes.tokenMissing })
  expect((await who('nonsense')).code).toBe(mallCodes.tokenExpired)
  const { token } = await signOn(lin)
  expect((await who(token)).code).toBe(mallCodes.ok)
  server.clock.advance({ days: 7 })
  expect((await who(token)).code).toBe(mallCodes.tokenExpired)
})

test('the session token is no mall token, and vice versa', async () => {
  const { token } = await signOn(lin)
  expect((await server.call(identityCalls.currentToken, {}, { token })).http).toBe(401)
  expect((await who(await server.tokenOf('linxiao'))).code).toBe(mallCodes.tokenExpired)
})

test('logging out of the product, or logging in on another device, ends the mall session', async () => {
  const { token } = await signOn(zhou)
  expect((await who(token)).code).toBe(mallCodes.ok)
  await server.tokenOf('zhoulan')
  expect((await who(token)).code).toBe(mallCodes.tokenExpired)
})

test('the nightly job deletes expired signatures and tokens', async () => {
  await sign('hejing')
  await signOn(lin)
  server.clock.advance({ days: 8 })
  const { token } = await signOn(zhou)
  const log = server.services as never
  await removeOldSignOns({}, { ...server.services, db: server.db, log, transaction: undefined as never })
  const count = (table: 'mall_sign' | 'mall_session') => server.db.selectFrom(table).selectAll().execute()
  expect(await count('mall_sign')).toHaveLength(1)
  expect(await count('mall_session')).toHaveLength(1)
  expect((await who(token)).code).toBe(mallCodes.ok)
})
