import { readSettings } from '#app/settings.ts'
import type { Settings } from '#platform/settings.ts'

/** WeChat users of the sandbox, by the key of the demo member. */
export const openIds = {
  linxiao: 'oSandboxLinxiao000000000001',
  zhoulan: 'oSandboxZhoulan000000000002',
  chenmo: 'oSandboxChenmo0000000000003',
  newcomer: 'oSandboxNewcomer00000000006',
  snapshot: 'oSandboxSnapshot00000000007',
} as const

/** For a server whose WeChat is the sandbox at this address. */
export const wechatSettings = (sandboxUrl: string): Settings['wechat'] =>
  readSettings({ NODE_ENV: 'test', SANDBOX_ORIGIN: sandboxUrl }).wechat

/** Returns from the authorization page after the user agreed. */
export async function wechatCode(
  sandboxUrl: string,
  openId: string,
  scope: 'snsapi_base' | 'snsapi_userinfo' = 'snsapi_base',
): Promise<string> {
  const { accounts, authorizeUrl } = wechatSettings(sandboxUrl)
  const query = new URLSearchParams({
    appid: accounts[0]!.appId,
    redirect_uri: 'https://site.test/back',
    response_type: 'code',
    scope,
    state: 'state1',
    openid: openId,
  })
  const confirm = authorizeUrl.replace(/authorize$/, 'confirm')
  const response = await fetch(`${confirm}?${query}`, { redirect: 'manual' })
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code')
  if (!code) throw new Error(`the sandbox gave ${openId} no code`)
  return code
}

/** Sets the behaviour of the sandbox's WeChat, for everybody or for one openId or app id. */
export async function playWechat(sandboxUrl: string, scenario: string, key?: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ scenario, key })
  const response = await fetch(`${sandboxUrl}/scenarios/wechat`, { method: 'PUT', headers, body })
  if (!response.ok) throw new Error(`the sandbox knows no scenario ${scenario}`)
}

/** Requests to the sandbox's WeChat, newest first. */
export async function callsReceivedByWechat(
  sandboxUrl: string,
): Promise<{ path: string; outcome: string }[]> {
  return (await (await fetch(`${sandboxUrl}/inbox/wechat`)).json()) as { path: string; outcome: string }[]
}
