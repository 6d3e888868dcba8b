import type { identityCalls } from '@yf/contract/identity'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { spendCode } from './codes.ts'
import { bindSubject } from './external.ts'
import { forgivePassword, refusedCode } from './guarded.ts'
import { isPending, takePending } from './pending.ts'
import { signIn } from './sign-in.ts'
import { accountByPhone } from './store.ts'

/** The phone that a login still asked for (specification §4): a refusal leaves it pending, a success uses it up. */
export const bindOrValidatePhone = inSteps<typeof identityCalls.bindOrValidatePhone>(
  async ({ phone, code }, ctx) => {
    const token = ctx.bearer ?? ''
    if (!(await isPending(ctx, token))) return refuse('pendingExpired')
    const refused = await refusedCode(ctx, phone, code)
    if (refused) return refused
    return ctx.transaction(async (ctx) => {
      const pending = await takePending(ctx, token)
      if (!pending) return refuse('pendingExpired')
      const account = await accountByPhone(ctx.db, ctx.cipher, phone)
      if (pending.needs === 'verify' && account?.id !== pending.account_id) return refuse('notYourPhone')
      if (!account) return refuse('phoneNotMember')
      if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
      await bindSubject(ctx.db, account.id, pending, ctx.clock.now())
      await forgivePassword(ctx, phone)
      return answer(await signIn(ctx, account))
    })
  },
)
