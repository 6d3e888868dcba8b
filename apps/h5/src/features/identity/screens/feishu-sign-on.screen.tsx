import { workChatCalls } from '@yf/contract/work-chat'
import { call } from '#platform/http/call.ts'
import { requestedApp } from '#platform/work-chat/requested-app.ts'
import { feishuCode } from '#platform/work-chat/feishu.ts'
import { SsoPage } from '../parts/sso-page.tsx'
import { useSignOn } from '../use-sign-on.ts'

export default function FeishuSignOnScreen() {
  const attempt = useSignOn(async () => {
    const code = await feishuCode()
    return call(workChatCalls.loginByFeishu, { code, ...requestedApp() }, { silent: true })
  })
  return <SsoPage provider="飞书" attempt={attempt} />
}
