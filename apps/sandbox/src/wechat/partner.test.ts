import { jsSdkSignature } from '@yf/partner-contract/wechat'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

const linxiao = 'oSandboxLinxiao000000000001'
const app = { appid: 'wxsandbox00000001', secret: 'sandbox-wechat-secret' }
const site = 'https://site.test/login?supply=a#/top'

let sandbox: FastifyInstance
let now: Date
beforeEach(() => {
  now = new Date('2026-11-15T02:00:00Z')
  sandbox = createSandbox({ now: () => now })
})
afterEach(() => sandbox.close())
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

type Params = Record<string, string>
const query = (params: Params) => new URLSearchParams(params).toString()
const wish = (change: Params = {}): Params => ({
  appid: app.appid,
  redirect_uri: site,
  response_type: 'code',
  scope: 'snsapi_base',
  state: 'abc123',
  ...change,
})
const open = (page: 'authorize' | 'confirm', params: Params, cookie = '') =>
  sandbox.inject({ url: `/wechat-open/connect/oauth2/${page}?${query(params)}`, headers: { cookie } })
const ask = async (path: string, params: Params) =>
  (await sandbox.inject(`/wechat-api${path}?${query(params)}`)).json<Record<string, unknown>>()
const borrow = async (change: object = {}) =>
  (
    await sandbox.inject({
      method: 'POST',
      url: '/wechat-api/cgi-bin/stable_token',
      payload: { grant_type: 'client_credential', ...app, ...change },
    })
  ).json<{ access_token: string; expires_in: number; errcode?: number }>()
const codeOf = async (change: Params = {}) => {
  const { headers } = await open('confirm', wish({ openid: linxiao, ...change }))
  return new URL(String(headers.location)).searchParams.get('code') ?? ''
}
const exchange = (code: string, change: Params = {}) =>
  ask('/sns/oauth2/access_token', { ...app, code, grant_type: 'authorization_code', ...change })
const play = (scenario: string) =>
  sandbox.inject({ method: 'PUT', url: '/scenarios/wechat', payload: { scenario } })

test('selecting a person redirects to the site with a code and the same state', async () => {
  const page = await open('authorize', wish())
  expect(page.body).toContain('晓晓（林晓的微信）')
  const { statusCode, headers } = await open('confirm', wish({ openid: linxiao }))
  const back = new URL(String(headers.location))
  expect(statusCode).toBe(302)
  expect(Object.fromEntries(back.searchParams)).toEqual({
    supply: 'a',
    code: expect.any(String),
    state: 'abc123',
  })
  expect(back.hash).toBe('#/top')
})

test('a silent authorization asks for the person once; one for the profile always asks', async () => {
  const { headers } = await open('confirm', wish({ openid: linxiao }))
  const cookie = String(headers['set-cookie']).split(';')[0]!
  const silent = await open('authorize', wish(), cookie)
  const code = new URL(String(silent.headers.location)).searchParams.get('code')!
  expect(await exchange(code)).toMatchObject({ openid: linxiao })
  expect((await open('authorize', wish({ scope: 'snsapi_userinfo' }), cookie)).statusCode).toBe(200)
})

test('declining redirects without a code', async () => {
  const { headers } = await open('confirm', wish({ openid: '' }))
  expect(String(headers.location)).toBe('https://site.test/login?supply=a&state=abc123#/top')
})

test.each([
  ['appid', { appid: 'wxanother' }],
  ['redirect_uri', { redirect_uri: 'javascript:alert(1)' }],
  ['response_type', { response_type: 'token' }],
  ['scope', { scope: 'everything' }],
  ['state', { state: '<script>' }],
])('shows an error for a wrong %s and does not redirect', async (name, change) => {
  for (const page of ['authorize', 'confirm'] as const) {
    const answer = await open(page, wish({ openid: linxiao, ...change }))
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`${name} 参数错误`)
  }
})

test('exchanges a code for an openId once, within five minutes, for the account it was issued to', async () => {
  const code = await codeOf()
  expect(await exchange(code)).toMatchObject({ openid: linxiao, scope: 'snsapi_base', expires_in: 7200 })
  expect(await exchange(code)).toMatchObject({ errcode: 40163 })
  expect(await exchange('invented')).toMatchObject({ errcode: 40029 })
  expect(await exchange(await codeOf(), { secret: 'guess' })).toMatchObject({ errcode: 40125 })
  expect(await exchange(await codeOf(), { appid: 'wxanother' })).toMatchObject({ errcode: 40013 })
  const late = await codeOf()
  pass(301)
  expect(await exchange(late)).toMatchObject({ errcode: 42003 })
})

test('returns a profile only with a grant for it, until the token expires', async () => {
  const granted = await exchange(await codeOf({ scope: 'snsapi_userinfo' }))
  const params = { access_token: String(granted.access_token), openid: linxiao }
  expect(await ask('/sns/userinfo', params)).toMatchObject({ openid: linxiao, nickname: '晓晓' })
  expect(await ask('/sns/auth', params)).toMatchObject({ errcode: 0 })
  expect(await ask('/sns/userinfo', { ...params, openid: 'other' })).toMatchObject({ errcode: 40003 })
  const silent = await exchange(await codeOf())
  expect(await ask('/sns/userinfo', { ...params, access_token: String(silent.access_token) })).toMatchObject({
    errcode: 48001,
  })
  pass(7201)
  expect(await ask('/sns/userinfo', params)).toMatchObject({ errcode: 42001 })
})

describe('a page whose signature WeChat verifies on the phone', () => {
  const landing = 'https://site.test/?code=C1&state=S1#/mall'
  const current = 'https://site.test/#/mall'
  const verify = async (url: string, userAgent: string, usedTicket?: string) => {
    const { access_token } = await borrow()
    const { ticket } = await ask('/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' })
    const page = { nonceStr: 'n1', timestamp: 1_700_000_000 }
    const signature = jsSdkSignature({ ticket: usedTicket ?? String(ticket), ...page, url })
    const answer = await sandbox.inject({
      method: 'POST',
      url: '/wechat-open/js-sdk/verify',
      headers: { 'user-agent': userAgent },
      payload: { appId: app.appid, ...page, signature, landing, current },
    })
    return answer.json<{ err_msg: string }>().err_msg
  }
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.49'
  const android = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49'
  const refused = 'preVerifyJSAPI:fail_invalid signature'

  test.each([
    ['iOS', iphone, landing, current],
    ['Android', android, current, landing],
  ])('must on %s be signed for one of its two URLs', async (_system, userAgent, accepted, other) => {
    expect(await verify(accepted, userAgent)).toBe('preVerifyJSAPI:ok')
    expect(await verify(other, userAgent)).toBe(refused)
  })

  test('is rejected if the ticket does not belong to its account', async () => {
    expect(await verify(current, android, 'invented')).toBe(refused)
  })
})

test('marks a person in snapshot mode as a snapshot user', async () => {
  const code = await codeOf({ openid: 'oSandboxSnapshot00000000007' })
  expect(await exchange(code)).toMatchObject({ is_snapshotuser: 1 })
})

test('a stable token stays the same until five minutes before its expiry, and then really expires', async () => {
  const first = await borrow()
  const ticket = (token: string) => ask('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' })
  expect(first.expires_in).toBe(7200)
  pass(6000)
  expect(await borrow()).toEqual({ access_token: first.access_token, expires_in: 1200 })
  expect(await ticket(first.access_token)).toMatchObject({ errcode: 0, expires_in: 7200 })
  pass(1000)
  const second = await borrow()
  expect(second.access_token).not.toBe(first.access_token)
  expect(await ticket(first.access_token)).toMatchObject({ errcode: 0 })
  pass(201)
  expect(await ticket(first.access_token)).toMatchObject({ errcode: 42001 })
  expect(await ticket(second.access_token)).toMatchObject({ errcode: 0 })
  expect(await borrow({ secret: 'guess' })).toMatchObject({ errcode: 40125 })
})

test('a forced refresh and the older interface invalidate the previous token', async () => {
  const ticket = (token: unknown) =>
    ask('/cgi-bin/ticket/getticket', { access_token: String(token), type: 'jsapi' })
  const stable = await borrow()
  await borrow({ force_refresh: true })
  expect(await ticket(stable.access_token)).toMatchObject({ errcode: 40001 })
  const older = () => ask('/cgi-bin/token', { grant_type: 'client_credential', ...app })
  const first = await older()
  await older()
  expect(await ticket(first.access_token)).toMatchObject({ errcode: 40001 })
})

test('rejects tokens that expire early, and accepts those issued afterwards', async () => {
  const before = await borrow()
  await play('expired')
  const ticket = (access_token: string) => ask('/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' })
  expect(await ticket(before.access_token)).toMatchObject({ errcode: 42001 })
  expect(await ticket((await borrow()).access_token)).toMatchObject({ errcode: 0 })
})

test.each([
  ['refuses', 40029],
  ['limited', 45009],
])('in the scenario %s a code returns %i', async (scenario, errcode) => {
  const code = await codeOf()
  await play(scenario)
  expect(await exchange(code)).toMatchObject({ errcode })
})

test('the inbox lists the calls by person and without secrets', async () => {
  await exchange(await codeOf())
  const shelf = await sandbox.inject(`/inbox/wechat?about=${linxiao}`)
  expect(shelf.json()).toMatchObject([{ call: '用授权码换取身份', outcome: '成功' }])
  expect(shelf.body).not.toContain(app.secret)
})
