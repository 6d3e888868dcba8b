import type { identitySteps } from '@yf/contract/identity-steps'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput } from '#platform/call/outcome.ts'
import { idleLimit } from '#platform/session/sessions.ts'
import { enterByCode, enterByPassword } from './enter.ts'

/** For other programs that act for a member, with the same guards as the app's own login. */
export const oauthToken = inSteps<typeof identitySteps.oauthToken>(
  async ({ grant_type, username, password, code }, ctx) => {
    const isByPassword = grant_type === 'password'
    const proof = isByPassword ? password : code
    if (proof === undefined)
      return badInput(isByPassword ? 'password' : 'code', isByPassword ? '请填写密码' : '请填写验证码')
    const outcome = isByPassword
      ? await enterByPassword(username, proof, {}, ctx)
      : await enterByCode(username, proof, {}, ctx)
    if (outcome.kind !== 'answer') return outcome
    return answer({
      access_token: outcome.result.token,
      token_type: 'bearer',
      expires_in: idleLimit / 1000,
    })
  },
)
