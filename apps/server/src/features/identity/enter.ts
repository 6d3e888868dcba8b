import type { identityCalls } from '@yf/contract/identity'
import type { CallContext } from '#platform/call/context.ts'
import type { OutcomeOf, Steps } from '#platform/call/handler.ts'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { verifyPassword, wasteTime } from '#platform/passwords.ts'
import { spendCode, tryCode } from './codes.ts'
import { letIn, type Entering as Entry } from './let-in.ts'
import { networkOf } from './network.ts'
import { countWrong, forgive, isLocked, passes } from './password-guard.ts'
import { isOwnPlace, isUsedNetwork } from './places.ts'
import { failuresPerNetwork, passwordTries } from './rules.ts'
import { accountByPhone, noAccount } from './store.ts'

type Entering = CallContext & Steps
type Entered = Promise<OutcomeOf<typeof identityCalls.login>>

const failures = 'login-failures'

/**
 * By phone and password. Known and unknown phones take the same steps: the same look-ups, one hash, one count. Only
 * where nobody has ever logged in from may a refusal come before the hash, so that an attack costs us little.
 */
export async function enterByPassword(phone: string, password: string, entry: Entry, ctx: Entering): Entered {
  const network = networkOf(ctx.address)
  const [verdict, isLockedNow, isUsed] = await Promise.all([
    ctx.limits.peek(failures, network, failuresPerNetwork),
    isLocked(ctx, phone),
    isUsedNetwork(ctx),
  ])
  const isCrowded = !verdict.allowed
  const blocked = blockOf(isCrowded, isLockedNow)
  if (blocked && !isUsed) return blocked

  const account = await accountByPhone(ctx.db, ctx.cipher, phone)
  const isOwn = await isOwnPlace(ctx, account?.id ?? noAccount)
  const isRight = account?.password_hash
    ? await verifyPassword(password, account.password_hash)
    : await wasteTime(password)
  if (!account || !isRight) {
    await ctx.limits.take(failures, network, failuresPerNetwork)
    const tries = await ctx.transaction((ctx) => countWrong(ctx, phone))
    return blocked ?? refuse(tries > passwordTries ? 'passwordLocked' : 'wrongPassword')
  }
  const entered = await ctx.transaction(async (ctx) =>
    (await passes(ctx, phone, { isOwn, isCrowded })) ? letIn(ctx, account, entry) : null,
  )
  return entered ?? blocked ?? refuse('passwordLocked')
}

function blockOf(isCrowded: boolean, isLockedNow: boolean): Refused<'tooOften' | 'passwordLocked'> | null {
  if (isCrowded) return refuse('tooOften', '当前网络密码错误次数过多，请使用验证码登录，或稍后再试')
  return isLockedNow ? refuse('passwordLocked') : null
}

/** By phone and code. There is one refusal, whatever was wrong. */
export async function enterByCode(phone: string, code: string, entry: Entry, ctx: Entering): Entered {
  if (!(await tryCode(ctx, phone, code))) return refuse('wrongCode')
  return ctx.transaction(async (ctx) => {
    if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
    const account = await accountByPhone(ctx.db, ctx.cipher, phone)
    if (!account) return refuse('wrongCode')
    await forgive(ctx, phone)
    return letIn(ctx, account, entry)
  })
}
