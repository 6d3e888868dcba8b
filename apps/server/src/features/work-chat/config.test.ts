import { refusals } from '@yf/contract/refusals'
import { workChatCalls } from '@yf/contract/work-chat'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorkChats, providers, type TestProvider, type WorkChats } from './test-work-chats.ts'

let chats: WorkChats
beforeAll(async () => {
  chats = await openWorkChats()
})
afterAll(() => chats.close())
beforeEach(() => chats.reset())

const url = 'http://127.0.0.1:8080/?name=%E6%9E%97#/home'
const [wecom, dingtalk, feishu] = providers
const rows = {
  wecom: workChatCalls.wecomConfig,
  dingtalk: workChatCalls.dingTalkConfig,
  feishu: workChatCalls.feishuConfig,
}
const configOf = ({ name }: TestProvider, input: { url: string; supply?: string; corpId?: string }) =>
  chats.server.call(rows[name] as typeof rows.wecom, input)

/** Whether the provider's own app, which sees the page without what follows the hash sign, takes the signature. */
async function accepts(path: string, signed: Record<string, string | number>) {
  const query = new URLSearchParams({ url: url.split('#')[0]! })
  for (const [key, value] of Object.entries(signed)) query.set(key, String(value))
  const response = await fetch(`${chats.sandbox.url}${path}/sandbox/check-signature?${query}`)
  return ((await response.json()) as { valid: boolean }).valid
}

test('enterprise WeChat takes both signatures, each made with a ticket of its own', async () => {
  const { result } = await chats.server.call(workChatCalls.wecomConfig, { url })
  const { nonceStr, timestamp, signature, agentSignature } = result
  expect(result).toMatchObject({ corpId: wecom.corpId, agentId: '1000002' })
  expect(timestamp).toBe(Math.floor(chats.server.clock.now().getTime() / 1000))
  expect(agentSignature).not.toBe(signature)
  expect(await accepts('/wecom-api', { nonceStr, timestamp, signature })).toBe(true)
  expect(await accepts('/wecom-api', { nonceStr, timestamp, signature: agentSignature })).toBe(true)
  expect(await accepts('/wecom-api', { nonceStr: 'other', timestamp, signature })).toBe(false)
})

test('the address of the consent page is whole once the app has set where to come back', async () => {
  const { result } = await chats.server.call(workChatCalls.wecomConfig, { url })
  const page = new URL(result.authorizeUrl)
  page.searchParams.set('redirect_uri', 'http://127.0.0.1:8080/#/qw-ssoLogin')
  page.searchParams.set('state', 'abc')
  expect([...page.searchParams.keys()]).toEqual([
    'appid',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
    'agentid',
  ])
  expect(page.hash).toBe('#wechat_redirect')
  page.searchParams.set('sandbox_person', 'linxiao')
  const response = await fetch(page, { redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.hash).toBe('#/qw-ssoLogin')
  expect(back.searchParams.get('state')).toBe('abc')
  const code = back.searchParams.get('code') ?? ''
  expect((await chats.login(wecom, { code })).success).toBe(true)
})

test('DingTalk takes the signature, which is over the decoded query', async () => {
  const { result } = await chats.server.call(workChatCalls.dingTalkConfig, { url })
  expect(result).toMatchObject({ corpId: dingtalk.corpId, agentId: '200000001' })
  const { nonceStr, timeStamp, signature } = result
  expect(await accepts('/dingtalk-api', { nonceStr, timeStamp, signature })).toBe(true)
})

test('Feishu takes the signature, and its script can be had where the answer says', async () => {
  const { result } = await chats.server.call(workChatCalls.feishuConfig, { url })
  expect(result).toMatchObject({ appId: feishu.corpId, timestamp: chats.server.clock.now().getTime() })
  const { nonceStr, timestamp, signature } = result
  expect(await accepts('/feishu', { nonceStr, timestamp, signature })).toBe(true)
  const script = await fetch(result.sdkUrl)
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(await script.text()).toContain('requestAccess')
})

describe.each(providers)('$title', (provider) => {
  test.each([
    'https://elsewhere.test/',
    'http://127.0.0.1:8080@elsewhere.test/',
    'https://127.0.0.1.elsewhere.test/',
    'javascript:alert(1)',
    'no address',
  ])('signs no page at %s', async (url) => {
    const answer = await configOf(provider, { url })
    expect(answer).toMatchObject({ http: 400, code: 400, message: '只能为本应用的页面签名（url）' })
    expect(await chats.askedOf(provider)).toEqual([])
  })

  test('is asked once for what is lent, however many pages open', async () => {
    await Promise.all(Array.from({ length: 6 }, () => configOf(provider, { url })))
    const asked = await chats.askedOf(provider)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBe(provider.name === 'wecom' ? 3 : 2)
  })

  test('lends anew before the old one ends', async () => {
    await configOf(provider, { url })
    const before = (await chats.askedOf(provider)).length
    chats.server.clock.advance({ minutes: 114 })
    await configOf(provider, { url })
    expect(await chats.askedOf(provider)).toHaveLength(before)
    chats.server.clock.advance({ minutes: 2 })
    expect((await configOf(provider, { url })).success).toBe(true)
    expect((await chats.askedOf(provider)).length).toBeGreaterThan(before)
  })

  test('that refuses every token is asked twice and no more', async () => {
    await chats.play(provider, 'expired')
    expect(await configOf(provider, { url })).toMatchObject({ code: refusals.workChatUnavailable.code })
    expect(await chats.askedOf(provider)).toHaveLength(4)
  })

  test.each(['down', 'cut'])('that is %s gives no signature, in words', async (scenario) => {
    await chats.play(provider, scenario)
    const answer = await configOf(provider, { url })
    expect(answer.code).toBe(refusals.workChatUnavailable.code)
    expect(answer.message).toContain(provider.title)
  })

  test('has no signature for a company that does not use it', async () => {
    expect((await configOf(provider, { url, supply: 'nobody' })).code).toBe(refusals.workChatNotOpen.code)
  })

  test('never hands out a ticket, a token or the secret', async () => {
    const text = JSON.stringify((await configOf(provider, { url })).result)
    expect(text).not.toMatch(/-ticket-|-token-|secret|"t-/)
  })
})
