import { workChatCalls } from '@yf/contract/work-chat'
import type { Input } from '@yf/contract/call'
import { movableClock } from '#testkit/clock.ts'
import { startDemoServer } from '#testkit/demo-server.ts'
import { startSandbox } from '#testkit/sandbox.ts'
import { testSettings } from '#testkit/settings.ts'
import type { Settings } from '#platform/settings.ts'

type CodeLogin = Input<typeof workChatCalls.loginByWecom>

/** The three providers, each with the demo company that uses it. */
export const providers = [
  {
    name: 'wecom',
    title: '企业微信',
    supply: 'xinghe',
    corpId: 'wwsandbox00000001',
    employee: 'linxiao',
    stranger: 'zhoulan',
    row: workChatCalls.loginByWecom,
  },
  {
    name: 'dingtalk',
    title: '钉钉',
    supply: 'haina',
    corpId: 'dingsandbox00000001',
    employee: 'zhoulan',
    stranger: 'linxiao',
    row: workChatCalls.loginByDingTalk,
  },
  {
    name: 'feishu',
    title: '飞书',
    supply: 'yuanli',
    corpId: 'cli_sandbox000001',
    employee: 'hejing',
    stranger: 'linxiao',
    row: workChatCalls.loginByFeishu,
  },
] as const

export type TestProvider = (typeof providers)[number]
export type WorkChats = Awaited<ReturnType<typeof openWorkChats>>

/** A server and a sandbox with a common clock, until the sandbox's is advanced. */
export async function openWorkChats() {
  const clock = movableClock()
  let offsetMs = 0
  const sandbox = await startSandbox({
    now: () => new Date(clock.now().getTime() + offsetMs),
    slowMs: 10_000,
  })
  const { workChat } = testSettings({ databaseUrl: '', dataDir: '.' })
  const settings = { workChat: movedTo(sandbox.url, workChat), trustedHops: 1 }
  const server = await startDemoServer({ clock, settings })
  const play = async ({ name }: { name: string }, scenario: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ scenario })
    await fetch(`${sandbox.url}/scenarios/${name}`, { method: 'PUT', headers, body })
  }
  return {
    sandbox,
    server,
    play,
    login: (provider: TestProvider, input: CodeLogin) => server.call(provider.row, input),
    codeOf: (provider: TestProvider, person: string) => codeOf(sandbox.url, provider, person),
    /** The requests that a provider received, oldest first. */
    async callsOf({ name }: TestProvider) {
      const inbox = (await (await fetch(`${sandbox.url}/inbox/${name}`)).json()) as InboxEntry[]
      return inbox.toReversed().map(({ call, outcome }) => `${call} ${outcome}`)
    },
    advanceSandbox(hours: number) {
      offsetMs += hours * 3_600_000
    },
    /** Long enough for everything that a provider issued to expire. */
    async reset() {
      clock.advance({ hours: 3 })
      for (const provider of providers) {
        await play(provider, 'works')
        await fetch(`${sandbox.url}/inbox/${provider.name}`, { method: 'DELETE' })
      }
      await server.db.deleteFrom('account_identity').execute()
      await server.db.deleteFrom('unique_key').where('kind', '=', 'account_identity.subject').execute()
      await server.db.deleteFrom('partner_credential').execute()
    },
    async close() {
      await server.close()
      await sandbox.close()
    },
  }
}

interface InboxEntry {
  call: string
  outcome: string
}

const movedTo = (url: string, addresses: Settings['workChat']): Settings['workChat'] => ({
  wecomApiBaseUrl: moved(url, addresses.wecomApiBaseUrl),
  wecomAuthorizeUrl: moved(url, addresses.wecomAuthorizeUrl),
  dingTalkApiBaseUrl: moved(url, addresses.dingTalkApiBaseUrl),
  dingTalkOapiBaseUrl: moved(url, addresses.dingTalkOapiBaseUrl),
  feishuApiBaseUrl: moved(url, addresses.feishuApiBaseUrl),
  feishuSdkUrl: moved(url, addresses.feishuSdkUrl),
})
const moved = (url: string, address: string) => url + new URL(address).pathname

/** As the phone's own app would pass it to the page. */
async function codeOf(url: string, { name, corpId }: TestProvider, person: string): Promise<string> {
  if (name === 'wecom') return codeByRedirect(url, corpId, person)
  const path =
    name === 'dingtalk'
      ? `/dingtalk-api/sandbox/auth-code?corpId=${corpId}&person=${person}`
      : `/feishu/sandbox/auth-code?appId=${corpId}&person=${person}`
  return ((await (await fetch(url + path)).json()) as { code: string }).code
}

export async function codeByRedirect(
  url: string,
  corpId: string,
  person: string,
  scope = 'snsapi_privateinfo',
): Promise<string> {
  const query = new URLSearchParams({
    appid: corpId,
    redirect_uri: 'https://page.test/',
    response_type: 'code',
    scope,
    state: 'here',
    agentid: '1000002',
    sandbox_person: person,
  })
  const page = `${url}/wecom-open/connect/oauth2/authorize?${query}`
  const response = await fetch(page, { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
}
