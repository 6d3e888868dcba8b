import type { identitySteps } from '@yf/contract/identity-steps'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { spendCode } from './codes.ts'
import { endFormerWays } from './former-ways.ts'
import { forgivePassword, refusedCode } from './guarded.ts'
import { accountByPhone, isPhoneTaken, movePhone } from './store.ts'

const wrongOld = '原手机号的验证码不正确或已失效，请重新获取'
const wrongNew = '新手机号的验证码不正确或已失效，请重新获取'

/** A holder of both phones may move the account from one to the other, signed in or not. */
export const updateUserMobile = inSteps<typeof identitySteps.updateUserMobile>(
  async ({ oldPhone, oldCode, newPhone, newCode }, ctx) => {
    if (oldPhone === newPhone) return badInput('newPhone', '新手机号与原手机号相同')
    // The new phone's code after the old one's, with the same guard: otherwise codes of any phone could be guessed
    // and used up here.
    const refused =
      (await refusedCode(ctx, oldPhone, oldCode, refuse('wrongCode', wrongOld))) ??
      (await refusedCode(ctx, newPhone, newCode, refuse('wrongCode', wrongNew)))
    if (refused) return refused
    return ctx.transaction(async (ctx) => {
      if (!(await spendCode(ctx, oldPhone, oldCode))) return refuse('wrongCode', wrongOld)
      // Two accounts that claim one phone are serialised here, by its code.
      if (!(await spendCode(ctx, newPhone, newCode))) return refuse('wrongCode', wrongNew)
      const account = await accountByPhone(ctx.db, ctx.cipher, oldPhone)
      if (!account) return refuse('phoneNotMember', '原手机号尚未开通，请核对')
      if (await isPhoneTaken(ctx.db, ctx.cipher, newPhone)) return refuse('phoneTaken')
      await movePhone(ctx.db, ctx.cipher, account, newPhone)
      await endFormerWays(ctx, account.id)
      await forgivePassword(ctx, oldPhone)
      await forgivePassword(ctx, newPhone)
      return answer(null, '手机号已更换，请使用新手机号登录')
    })
  },
)
