import type { identitySteps } from '@yf/contract/identity-steps'
import { passwordFault } from '@yf/domain/password'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { hashPassword } from '#platform/passwords.ts'
import { spendCode } from './codes.ts'
import { renewPassword } from './former-ways.ts'
import { forgivePassword, refusedCode } from './guarded.ts'
import { accountByPhone } from './store.ts'

/** Sets a first or a new password: the code verifies the phone, so the answer may say that there is no account. */
export const resetPassword = inSteps<typeof identitySteps.resetPassword>(
  async ({ phone, code, password }, ctx) => {
    const fault = passwordFault(password)
    if (fault) return badInput('password', fault)
    const refused = await refusedCode(ctx, phone, code)
    if (refused) return refused
    const password_hash = await hashPassword(password)
    return ctx.transaction(async (ctx) => {
      if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
      const account = await accountByPhone(ctx.db, ctx.cipher, phone)
      if (!account) return refuse('phoneNotMember')
      await renewPassword(ctx, account.id, password_hash)
      await forgivePassword(ctx, phone)
      return answer(null, '密码已设置，请使用新密码登录')
    })
  },
)
