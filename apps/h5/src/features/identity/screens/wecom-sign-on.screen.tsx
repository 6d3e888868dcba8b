import { workChatCalls } from '@yf/contract/work-chat'
import { call } from '#platform/http/call.ts'
import { requestedApp } from '#platform/work-chat/requested-app.ts'
import { wecomCode } from '#platform/work-chat/wecom.ts'
import { SsoPage } from '../parts/sso-page.tsx'
import { useSignOn } from '../use-sign-on.ts'

export default function WecomSignOnScreen() {
  const attempt = useSignOn(async () => {
    const code = await wecomCode()
    if (code === null) return null
    return call(workChatCalls.loginByWecom, { code, ...requestedApp() }, { silent: true })
  })
  return <SsoPage provider="企业微信" attempt={attempt} />
}
