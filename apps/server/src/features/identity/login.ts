import type { Output } from '@yf/contract/call'
import type { identityCalls } from '@yf/contract/identity'
import type { CallContext } from '../../platform/call/context.ts'
import { inSteps, type Steps } from '../../platform/call/handler.ts'
import { answer, badInput, refuse, type Outcome } from '../../platform/call/outcome.ts'
import { verifyPassword, wasteTime } from '../../platform/passwords.ts'
import { spendCode, tryCode } from './codes.ts'
import { countWrong, forgive, isLocked, passes } from './password-guard.ts'
import { failuresPerAddress, passwordTries, wayOf } from './rules.ts'
import { phoneField } from './sealed.ts'
import { signIn } from './sign-in.ts'
import { accountByPhone } from './store.ts'

type Login = Outcome<Output<typeof identityCalls.login>>

export const login = inSteps<typeof identityCalls.login>(async (input, ctx) => {
  const way = wayOf(input)
  if (way.kind === 'unclear') return badInput(way.field, way.message)
  const verdict = await ctx.limits.peek('login-failures', ctx.address, failuresPerAddress)
  if (!verdict.allowed) return refuse('tooOften')
  const outcome =
    way.kind === 'password'
      ? await byPassword(input.phone, way.password, ctx)
      : await byCode(input.phone, way.code, ctx)
  if (outcome.kind === 'refused') await ctx.limits.take('login-failures', ctx.address, failuresPerAddress)
  return outcome
})

async function byPassword(phone: string, password: string, ctx: CallContext & Steps): Promise<Login> {
  const now = ctx.clock.now()
  const phoneHash = ctx.cipher.lookup(phone, phoneField)
  if (await isLocked(ctx.db, phoneHash, now)) return refuse('passwordLocked')

  const account = await accountByPhone(ctx.db, ctx.cipher, phone)
  const isRight = account?.password_hash
    ? await verifyPassword(password, account.password_hash)
    : await wasteTime(password)

  if (!account || !isRight) {
    const tries = await ctx.transaction((ctx) => countWrong(ctx.db, phoneHash, now))
    return refuse(tries > passwordTries ? 'passwordLocked' : 'wrongPassword')
  }
  const userInfo = await ctx.transaction(async (ctx) =>
    (await passes(ctx.db, phoneHash, now)) ? signIn(ctx, account) : null,
  )
  return userInfo ? answer(userInfo) : refuse('passwordLocked')
}

async function byCode(phone: string, code: string, ctx: CallContext & Steps): Promise<Login> {
  const now = ctx.clock.now()
  if (!(await tryCode(ctx.db, ctx.cipher, phone, code, now))) return refuse('wrongCode')
  const userInfo = await ctx.transaction(async (ctx) => {
    if (!(await spendCode(ctx.db, ctx.cipher, phone, code, now))) return null
    const account = await accountByPhone(ctx.db, ctx.cipher, phone)
    if (!account) return null
    await forgive(ctx.db, ctx.cipher.lookup(phone, phoneField))
    return signIn(ctx, account)
  })
  return userInfo ? answer(userInfo) : refuse('wrongCode')
}
