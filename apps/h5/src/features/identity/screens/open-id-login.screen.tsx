import { wechatCalls } from '@yf/contract/wechat'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { warn } from '#platform/environment/warn.ts'
import { call } from '#platform/http/call.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { takeCode } from '#platform/session/oauth-return.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { leaveForWechat } from '#platform/wechat/authorize.ts'
import { openLogin, SsoPage } from '../parts/sso-page.tsx'
import { useSignOn } from '../use-sign-on.ts'

async function prove() {
  const code = takeCode('login')
  if (code) return call(wechatCalls.loginByCode, { code, ...supplyInput() }, { silent: true })
  if (currentEnvironment() !== 'wechat') throw new Error('Not in WeChat')
  if (!(await leaveForWechat('login'))) throw new Error('This browser keeps nothing')
  return null
}

/** Login by WeChat's openId: on any failure the ordinary login opens without a message (specification §7). */
export default function OpenIdLoginScreen() {
  const { redirect } = useQueryParams()
  const signOn = useSignOn(prove)
  const attempt = async () => {
    try {
      await signOn()
    } catch (error) {
      warn('WeChat login', error)
      openLogin(redirect)
    }
  }
  return <SsoPage provider="微信" attempt={attempt} />
}
