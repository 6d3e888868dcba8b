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

/** Whether the provider's app, which sees the URL without its fragment, accepts the signature. */
async function accepts(path: string, signed: Record<string, string | number>) {
  const query = new URLSearchParams({ url: url.split('#')[0]! })
  for (const [key, value] of Object.entries(signed)) query.set(key, String(value))
  const response = await fetch(`${chats.sandbox.url}${path}/sandbox/check-signature?${query}`)
  return ((await response.json()) as { valid: boolean }).valid
}

test('enterprise WeChat accepts both signatures, each made with its own ticket', async () => {
  const { result } = await chats.server.call(workChatCalls.wecomConfig, { url })
  const { nonceStr, timestamp, signature, agentSignature } = result
  expect(result).toMatchObject({ corpId: wecom.corpId, agentId: '1000002' })
  expect(timestamp).toBe(Math.floor(chats.server.clock.now().getTime() / 1000))
  expect(agentSignature).not.toBe(signature)
  expect(await accepts('/wecom-api', { nonceStr, timestamp, signature })).toBe(true)
  expect(await accepts('/wecom-api', { nonceStr, timestamp, signature: agentSignature })).toBe(true)
  expect(await accepts('/wecom-api', { nonceStr: 'other', timestamp, signature })).toBe(false)
})

test('the URL of the consent page is complete once the app has set the return address', async () => {
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

test('DingTalk accepts the signature, which covers the decoded query', async () => {
  const { result } = await chats.server.call(workChatCalls.dingTalkConfig, { url })
  expect(result).toMatchObject({ corpId: dingtalk.corpId, agentId: '200000001' })
  const { nonceStr, timeStamp, signature } = result
  expect(await accepts('/dingtalk-api', { nonceStr, timeStamp, signature })).toBe(true)
})

test('Feishu accepts the signature, and its script is available at the returned address', async () => {
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
    expect(await chats.callsOf(provider)).toEqual([])
  })

  test('requests each token and ticket once, however many pages open', async () => {
    await Promise.all(Array.from({ length: 6 }, () => configOf(provider, { url })))
    const calls = await chats.callsOf(provider)
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls.length).toBe(provider.name === 'wecom' ? 3 : 2)
  })

  test('renews a token or ticket before it expires', async () => {
    await configOf(provider, { url })
    const before = (await chats.callsOf(provider)).length
    chats.server.clock.advance({ minutes: 114 })
    await configOf(provider, { url })
    expect(await chats.callsOf(provider)).toHaveLength(before)
    chats.server.clock.advance({ minutes: 2 })
    expect((await configOf(provider, { url })).success).toBe(true)
    expect((await chats.callsOf(provider)).length).toBeGreaterThan(before)
  })

  test('retries once if the provider refuses every token', async () => {
    await chats.play(provider, 'expired')
    expect(await configOf(provider, { url })).toMatchObject({ code: refusals.workChatUnavailable.code })
    expect(await chats.callsOf(provider)).toHaveLength(4)
  })

  test.each(['down', 'cut'])('returns no signature but a message if the provider is %s', async (scenario) => {
    await chats.play(provider, scenario)
    const answer = await configOf(provider, { url })
    expect(answer.code).toBe(refusals.workChatUnavailable.code)
    expect(answer.message).toContain(provider.title)
  })

  test('returns no signature for a company that does not use the provider', async () => {
    expect((await configOf(provider, { url, supply: 'nobody' })).code).toBe(refusals.workChatNotOpen.code)
  })

  test('never returns a ticket, a token or the secret', async () => {
    const text = JSON.stringify((await configOf(provider, { url })).result)
    expect(text).not.toMatch(/-ticket-|-token-|secret|"t-/)
  })
})
