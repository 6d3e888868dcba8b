import { workChatCalls } from '@yf/contract/work-chat'
import { call } from '#platform/http/call.ts'
import { requestedApp } from '#platform/work-chat/requested-app.ts'
import { dingTalkCode } from '#platform/work-chat/dingtalk.ts'
import { SsoPage } from '../parts/sso-page.tsx'
import { useSignOn } from '../use-sign-on.ts'

export default function DingTalkSignOnScreen() {
  const attempt = useSignOn(async () => {
    const code = await dingTalkCode()
    return call(workChatCalls.loginByDingTalk, { code, ...requestedApp() }, { silent: true })
  })
  return <SsoPage provider="钉钉" attempt={attempt} />
}
