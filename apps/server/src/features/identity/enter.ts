import type { identityCalls } from '@yf/contract/identity'
import type { CallContext } from '#platform/call/context.ts'
import type { OutcomeOf, Steps } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { begin, obstacleTo } from '#platform/brute-force/guard.ts'
import { verifyPassword, compareWithNobody } from '#platform/passwords.ts'
import { spendCode } from './codes.ts'
import { forgivePassword, passwordOf, refusalFor, refusedCode, refuseWrong } from './guarded.ts'
import { createSession, type LoginEntry as Entry } from './create-session.ts'
import { isUsedOrigin, tieTo } from './login-origins.ts'
import { accountByPhone, noAccount } from './store.ts'

type LoginContext = CallContext & Steps
type LoginOutcome = Promise<OutcomeOf<typeof identityCalls.login>>

/**
 * By phone and password. Known and unknown phones take the same steps: the same lookups, one hash, one count. Only at
 * an origin without any earlier login may a refusal come before the hash, so that an attack costs us little.
 */
export async function enterByPassword(
  phone: string,
  password: string,
  entry: Entry,
  ctx: LoginContext,
): LoginOutcome {
  const secret = passwordOf(phone)
  const [begun, isUsed] = await Promise.all([begin(ctx, secret.guarded), isUsedOrigin(ctx)])
  if (begun.block && !isUsed) return refusalFor(ctx, secret, begun.block)

  const account = await accountByPhone(ctx.db, ctx.cipher, phone)
  const tie = await tieTo(ctx, account?.id ?? noAccount)
  const isRight = account?.password_hash
    ? await verifyPassword(password, account.password_hash)
    : await compareWithNobody(password)
  if (!account || !isRight) return refuseWrong(ctx, secret, { tie, begun, wrong: refuse('wrongPassword') })
  return ctx.transaction(async (inner) => {
    const obstacle = await obstacleTo(inner, secret.guarded, tie, begun)
    return obstacle ? refusalFor(ctx, secret, obstacle) : createSession(inner, account, entry)
  })
}

/** By phone and code. The refusal is always the same, whatever was wrong. */
export async function enterByCode(
  phone: string,
  code: string,
  entry: Entry,
  ctx: LoginContext,
): LoginOutcome {
  const refused = await refusedCode(ctx, phone, code)
  if (refused) return refused
  return ctx.transaction(async (ctx) => {
    if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
    const account = await accountByPhone(ctx.db, ctx.cipher, phone)
    if (!account) return refuse('wrongCode')
    await forgivePassword(ctx, phone)
    return createSession(ctx, account, entry)
  })
}
