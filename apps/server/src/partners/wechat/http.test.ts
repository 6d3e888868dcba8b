import { movableClock } from '#testkit/clock.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { testSettings } from '#testkit/settings.ts'
import { callsReceivedByWechat, openIds, playWechat, wechatCode, wechatSettings } from '#testkit/wechat.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { credentialsIn } from '#platform/credentials/credentials.ts'
import { createFieldCipher } from '#platform/crypto/field-cipher.ts'
import { wechatOverHttp } from './http.ts'
import type { TemplateMessage } from './port.ts'

const appId = 'wxsandbox00000001'
const clock = movableClock()
let sandbox: TestSandbox
let base: TestDatabase
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => clock.now() })
  base = await testDatabase()
})
afterAll(() => Promise.all([sandbox.close(), base.drop()]))
beforeEach(async () => {
  // The token that WeChat issued in the previous test has expired.
  clock.advance({ hours: 3 })
  await playWechat(sandbox.url, 'works')
  await base.db.deleteFrom('partner_credential').execute()
  await fetch(`${sandbox.url}/inbox/wechat`, { method: 'DELETE' })
})

const cipher = createFieldCipher(testSettings({ databaseUrl: '', dataDir: '/' }))
/** A separate process on the shared database. */
const wechat = (change: Partial<ReturnType<typeof wechatSettings>> = {}, timeLimitMs = 5000) =>
  wechatOverHttp({ ...wechatSettings(sandbox.url), ...change }, credentialsIn(base, clock, cipher), {
    timeLimitMs,
  })
const code = (openId: string = openIds.linxiao, scope?: 'snsapi_userinfo') =>
  wechatCode(sandbox.url, openId, scope)
const questions = async (path: string) =>
  (await callsReceivedByWechat(sandbox.url)).filter((question) => question.path === path)

test('a code identifies the returning visitor, once', async () => {
  const authCode = await code()
  const visitor = { openId: openIds.linxiao, isSnapshot: false }
  expect(await wechat().identify(appId, authCode)).toEqual({ kind: 'visitor', visitor })
  expect(await wechat().identify(appId, authCode)).toEqual({
    kind: 'refused',
    reason: 'badCode',
    providerCode: 40163,
  })
  expect(await wechat().identify(appId, 'invented')).toMatchObject({ reason: 'badCode', providerCode: 40029 })
})

test('refuses a code that is too old', async () => {
  const authCode = await code()
  clock.advance({ minutes: 6 })
  expect(await wechat().identify(appId, authCode)).toMatchObject({ reason: 'badCode', providerCode: 42003 })
})

test('returns a profile when the visitor granted one, and an empty one otherwise', async () => {
  const granted = await wechat().introduce(appId, await code(openIds.linxiao, 'snsapi_userinfo'))
  expect(granted).toMatchObject({ visitor: { openId: openIds.linxiao }, profile: { nickName: '晓晓' } })
  const silent = await wechat().introduce(appId, await code())
  expect(silent).toMatchObject({ visitor: { openId: openIds.linxiao }, profile: { nickName: '' } })
})

test('detects a visitor who sees a snapshot page', async () => {
  expect(await wechat().identify(appId, await code(openIds.snapshot))).toMatchObject({
    visitor: { isSnapshot: true },
  })
})

test('two processes share one token and one ticket, and use them until shortly before they expire', async () => {
  const both = [wechat(), wechat()]
  const outcomes = await Promise.all([...both, ...both].map((one) => one.ticket(appId)))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  clock.advance({ minutes: 114 })
  await wechat().ticket(appId)
  expect(await questions('/cgi-bin/ticket/getticket')).toHaveLength(1)
  expect(await questions('/cgi-bin/stable_token')).toHaveLength(1)
  clock.advance({ minutes: 2 })
  await wechat().ticket(appId)
  expect(await questions('/cgi-bin/ticket/getticket')).toHaveLength(2)
})

test('drops a token that WeChat no longer accepts and requests another once', async () => {
  await wechat().ticket(appId)
  await base.db.deleteFrom('partner_credential').where('name', 'like', '%.ticket').execute()
  await playWechat(sandbox.url, 'expired')
  expect(await wechat().ticket(appId)).toMatchObject({ kind: 'ticket' })
  expect((await questions('/cgi-bin/ticket/getticket')).map(({ outcome }) => outcome)).toEqual([
    '成功',
    expect.stringContaining('42001'),
    '成功',
  ])
  expect(await questions('/cgi-bin/stable_token')).toHaveLength(2)
})

test('gives up when the new token is refused too', async () => {
  await wechat().ticket(appId)
  await base.db.deleteFrom('partner_credential').where('name', 'like', '%.ticket').execute()
  await playWechat(sandbox.url, 'refuses')
  expect(await wechat().ticket(appId)).toMatchObject({ kind: 'refused', reason: 'badToken' })
})

test.each([
  ['refuses', { kind: 'refused', reason: 'badCode', providerCode: 40029 }],
  ['limited', { kind: 'refused', reason: 'tooOften', providerCode: 45009 }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('reports the outcome when WeChat %s', async (scenario, outcome) => {
  const authCode = await code()
  await playWechat(sandbox.url, scenario)
  expect(await wechat().identify(appId, authCode)).toEqual(outcome)
})

test.each(['limited', 'down', 'cut'])('returns no ticket when WeChat is %s', async (scenario) => {
  await playWechat(sandbox.url, scenario)
  expect((await wechat().ticket(appId)).kind).not.toBe('ticket')
})

test('uses a valid ticket while WeChat is down', async () => {
  const before = await wechat().ticket(appId)
  clock.advance({ minutes: 116 })
  await playWechat(sandbox.url, 'down')
  expect(await wechat().ticket(appId)).toEqual(before)
})

test('times out when WeChat is slow', async () => {
  const authCode = await code()
  await playWechat(sandbox.url, 'slow')
  const timeLimit = { kind: 'unavailable', reason: 'timeLimit' }
  expect(await wechat({}, 200).identify(appId, authCode)).toEqual(timeLimit)
  expect(await wechat({}, 200).ticket(appId)).toEqual(timeLimit)
})

test('a wrong secret or app id is a setup problem', async () => {
  const accounts = [{ supply: 'default', appId, secret: 'guess' }]
  expect(await wechat({ accounts }).identify(appId, await code())).toMatchObject({
    reason: 'setup',
    providerCode: 40125,
  })
  expect(await wechat({ accounts }).ticket(appId)).toMatchObject({ reason: 'setup', providerCode: 40125 })
  expect(await wechat().ticket('wxanother')).toMatchObject({ reason: 'setup', providerCode: 40013 })
})

test.each(['', '<html></html>', 'null', '[]', '{}', '{"openid":1}', '{"errcode":-1}'])(
  'treats an answer of %j as unavailable, neither a visitor nor a ticket',
  async (answer) => {
    const strange = createServer((_request, response) => response.end(answer))
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const apiBaseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
    const troubled = { kind: 'unavailable', reason: 'troubled' }
    expect(await wechat({ apiBaseUrl }).identify(appId, 'any')).toEqual(troubled)
    expect(await wechat({ apiBaseUrl }).ticket(appId)).toEqual(troubled)
    strange.close()
    strange.closeAllConnections()
  },
)

const message = (change: Partial<TemplateMessage> = {}): TemplateMessage => ({
  id: 'notice-1',
  openId: openIds.linxiao,
  templateId: 'sandbox-claim-progress',
  url: 'https://claim.example.com/#/claimSettlement/detail?caseId=1',
  keywords: {
    character_string1: 'YL1',
    phrase2: '已到账',
    time3: '2026-03-02 10:00',
    thing4: '已汇出 ¥1.00',
  },
  ...change,
})
const templatePath = '/cgi-bin/message/template/send'
const arrived = async () =>
  ((await questions(templatePath)) as { message?: object }[]).filter((one) => one.message)

test('delivers a template message with its text and link, and only once per id', async () => {
  expect(await wechat().sendTemplate(appId, message())).toEqual({ kind: 'sent' })
  expect(await wechat().sendTemplate(appId, message())).toEqual({ kind: 'sent' })
  const { openId, templateId, url, keywords } = message()
  expect(await arrived()).toMatchObject([{ message: { openId, templateId, url, keywords } }])
  expect(await wechat().sendTemplate(appId, message({ id: 'notice-2' }))).toEqual({ kind: 'sent' })
  expect(await arrived()).toHaveLength(2)
})

test('requests one token for many messages, and a new one once WeChat no longer accepts it', async () => {
  const borrowed = () => questions('/cgi-bin/stable_token')
  await wechat().sendTemplate(appId, message({ id: 'a' }))
  await wechat().sendTemplate(appId, message({ id: 'b' }))
  expect(await borrowed()).toHaveLength(1)
  await playWechat(sandbox.url, 'expired')
  expect(await wechat().sendTemplate(appId, message({ id: 'c' }))).toEqual({ kind: 'sent' })
  expect(await borrowed()).toHaveLength(2)
  expect(await questions(templatePath)).toHaveLength(4)
})

test('does not try a token a third time after WeChat refused it twice', async () => {
  await wechat().sendTemplate(appId, message({ id: 'a' }))
  await playWechat(sandbox.url, 'refuses', openIds.zhoulan)
  const refused = await wechat().sendTemplate(appId, message({ openId: openIds.zhoulan }))
  expect(refused).toMatchObject({ reason: 'badToken', providerCode: 40001 })
  expect(await questions(templatePath)).toHaveLength(3)
})

test.each([
  ['is known to another account', message({ openId: 'oOfAnotherAccount' }), 'strangeOpenId', 40003],
  ['is told in a template of another account', message({ templateId: 'strange' }), 'setup', 40037],
  [
    'is told more than the template takes',
    message({ keywords: { phrase2: '六个字的进度' } }),
    'setup',
    47003,
  ],
])('does not send to a visitor who %s', async (_, sent, reason, providerCode) => {
  expect(await wechat().sendTemplate(appId, sent)).toEqual({ kind: 'refused', reason, providerCode })
  expect(await arrived()).toEqual([])
})

test('reports separately that a visitor does not follow the account', async () => {
  await playWechat(sandbox.url, 'unfollowed')
  expect(await wechat().sendTemplate(appId, message())).toEqual({
    kind: 'refused',
    reason: 'notFollowing',
    providerCode: 43004,
  })
})
