import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { dingTalkApp } from '../dingtalk/partner.ts'
import { feishuApp } from '../feishu/partner.ts'
import { wecomApp } from '../wecom/partner.ts'

let sandbox: FastifyInstance
let now: Date
beforeEach(() => {
  now = new Date('2026-11-15T02:00:00Z')
  sandbox = createSandbox({ now: () => now })
})
afterEach(() => sandbox.close())

const get = async (url: string, headers = {}) => (await sandbox.inject({ url, headers })).json()
const post = async (url: string, payload: object = {}, headers = {}) =>
  (await sandbox.inject({ method: 'POST', url, payload, headers })).json()
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

const authorize = (change: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    appid: wecomApp.corpId,
    redirect_uri: 'https://page.test/?a=1#/sso',
    response_type: 'code',
    scope: 'snsapi_privateinfo',
    state: 'mine',
    agentid: wecomApp.agentId,
    ...change,
  })
  return sandbox.inject(`/wecom-open/connect/oauth2/authorize?${query}`)
}
const wecomToken = async (): Promise<string> => {
  const { corpId, secret } = wecomApp
  return (await get(`/wecom-api/cgi-bin/gettoken?corpid=${corpId}&corpsecret=${secret}`)).access_token
}
const dingTalkToken = async (): Promise<string> => {
  const { appKey, secret: appSecret } = dingTalkApp
  return (await post('/dingtalk-api/v1.0/oauth2/accessToken', { appKey, appSecret })).accessToken
}

test('enterprise WeChat asks for the person and redirects with code and state before the hash', async () => {
  const page = await authorize()
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('林晓')
  const back = new URL(String((await authorize({ sandbox_person: 'linxiao' })).headers.location))
  expect(back.origin + back.pathname + back.hash).toBe('https://page.test/#/sso')
  expect([...back.searchParams.keys()]).toEqual(['a', 'code', 'state'])
  expect(back.searchParams.get('state')).toBe('mine')
})

test.each([
  ['appid', 'other'],
  ['redirect_uri', 'javascript:alert(1)'],
  ['response_type', 'token'],
  ['scope', 'everything'],
  ['agentid', '7'],
  ['state', 'x'.repeat(129)],
])('the consent page rejects a wrong %s and does not redirect', async (name, value) => {
  const answer = await authorize({ [name]: value, sandbox_person: 'linxiao' })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers.location).toBeUndefined()
  expect(answer.body).toContain(`${name} 参数错误`)
})

test('escapes the state parameter in the consent page', async () => {
  expect((await authorize({ state: '"><script>' })).body).not.toContain('<script>')
})

test('enterprise WeChat returns the same token while it is valid, and a new one after two hours', async () => {
  const token = await wecomToken()
  expect(await wecomToken()).toBe(token)
  const ticket = () => get(`/wecom-api/cgi-bin/get_jsapi_ticket?access_token=${token}`)
  expect(await ticket()).toMatchObject({ errcode: 0, expires_in: 7200 })
  later(7200)
  expect(await ticket()).toEqual({ errcode: 42001, errmsg: 'access_token expired' })
  expect(await wecomToken()).not.toBe(token)
  expect(await get('/wecom-api/cgi-bin/get_jsapi_ticket?access_token=guess')).toMatchObject({
    errcode: 40014,
  })
  expect(await get('/wecom-api/cgi-bin/get_jsapi_ticket')).toMatchObject({ errcode: 41001 })
})

test("enterprise WeChat returns the mobile number only with the person's consent", async () => {
  const token = await wecomToken()
  const codeFor = async (scope: string) => {
    const answer = await authorize({ scope, sandbox_person: 'linxiao' })
    return new URL(String(answer.headers.location)).searchParams.get('code')
  }
  const visitor = async (scope: string) =>
    get(`/wecom-api/cgi-bin/auth/getuserinfo?access_token=${token}&code=${await codeFor(scope)}`)
  expect(await visitor('snsapi_base')).toEqual({ errcode: 0, errmsg: 'ok', userid: 'linxiao' })
  const { user_ticket } = await visitor('snsapi_privateinfo')
  const detail = (ticket: string) =>
    post(`/wecom-api/cgi-bin/auth/getuserdetail?access_token=${token}`, { user_ticket: ticket })
  expect(await detail(user_ticket)).toMatchObject({ userid: 'linxiao', mobile: '13800000001' })
  expect(await detail('guess')).toMatchObject({ errcode: 40029 })
})

test('DingTalk issues a code only to a page of its company, valid once and for five minutes', async () => {
  const codeFor = (corpId: string) => get(`/dingtalk-api/sandbox/auth-code?corpId=${corpId}&person=zhoulan`)
  expect((await codeFor('other')).code).toBeUndefined()
  const token = await dingTalkToken()
  const who = (code: string) =>
    post(`/dingtalk-oapi/topapi/v2/user/getuserinfo?access_token=${token}`, { code })
  const { code } = await codeFor(dingTalkApp.corpId)
  expect(await who(code)).toMatchObject({ errcode: 0, result: { userid: 'zhoulan', name: '周岚' } })
  expect(await who(code)).toMatchObject({ errcode: 40078, errmsg: '不存在的临时授权码' })
  const { code: second } = await codeFor(dingTalkApp.corpId)
  later(300)
  expect(await who(second)).toMatchObject({ errcode: 40078 })
})

test("DingTalk's new gateway has its own answer for an expired token", async () => {
  const ticket = (token: string) =>
    sandbox.inject({
      method: 'POST',
      url: '/dingtalk-api/v1.0/oauth2/jsapiTickets',
      headers: { 'x-acs-dingtalk-access-token': token },
    })
  const token = await dingTalkToken()
  expect((await ticket(token)).json()).toMatchObject({ jsapiTicket: expect.any(String), expireIn: 7200 })
  later(7200)
  const answer = await ticket(token)
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'InvalidAuthentication' })
})

test('Feishu distinguishes a used code, an expired one and an unknown one', async () => {
  const codeFor = async () =>
    (await get(`/feishu/sandbox/auth-code?appId=${feishuApp.appId}&person=hejing`)).code as string
  const exchange = (code: string) =>
    post('/feishu/open-apis/authen/v2/oauth/token', {
      grant_type: 'authorization_code',
      client_id: feishuApp.appId,
      client_secret: feishuApp.secret,
      code,
    })
  const [used, old] = [await codeFor(), await codeFor()]
  const { access_token: token } = await exchange(used)
  expect(await exchange(used)).toMatchObject({ code: 20065 })
  later(300)
  expect(await exchange(old)).toMatchObject({ code: 20004 })
  expect(await exchange('guess')).toMatchObject({ code: 20003, error: 'invalid_grant' })

  const person = () => get('/feishu/open-apis/authen/v1/user_info', { authorization: `Bearer ${token}` })
  expect(await person()).toMatchObject({ code: 0, data: { name: '何静', mobile: '+8613800000004' } })
  later(7200)
  expect(await person()).toMatchObject({ code: 20005 })
})

test('the inbox lists calls by person, without secrets or tokens', async () => {
  await wecomToken()
  await dingTalkToken()
  const inboxText = JSON.stringify([await get('/inbox/wecom'), await get('/inbox/dingtalk')])
  expect(inboxText).toContain('gettoken')
  expect(inboxText).not.toMatch(/secret|-token-/)
  expect(await get('/inbox/wecom?who=stranger')).toEqual([])
})
