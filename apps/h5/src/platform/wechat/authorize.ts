import { wechatCalls } from '@yf/contract/wechat'
import { call } from '#platform/http/call.ts'
import { leaveForProvider } from '#platform/session/oauth-trip.ts'
import { supplyInput } from '#platform/session/supply.ts'

export function authorizeTemplate(authorizeUrl: string, appid: string): string {
  const parameters = { appid, redirect_uri: '', response_type: 'code', scope: 'snsapi_base', state: '' }
  return `${authorizeUrl}?${new URLSearchParams(parameters)}`
}

/** Leaves for WeChat's silent authorise page; false if there is no safe way to return. */
export async function leaveForWechat(purpose: 'visit' | 'login'): Promise<boolean> {
  const { appId, authorizeUrl } = await call(wechatCalls.appId, supplyInput(), { silent: true })
  return leaveForProvider(purpose, authorizeTemplate(authorizeUrl, appId))
}
