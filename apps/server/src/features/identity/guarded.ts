import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import type { Steps } from '#platform/call/handler.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import {
  begin,
  countWrong,
  refusalOf,
  waitText,
  type BegunTry,
  type KnownOrigin,
} from '#platform/brute-force/guard.ts'
import type { GuardedSecret } from '#platform/brute-force/guarded-secret.ts'
import type { TryRequirement } from '#platform/brute-force/rules.ts'
import { forgetTries } from '#platform/brute-force/store.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import { tryCode } from './codes.ts'
import { tieTo } from './login-origins.ts'
import { phoneField, phoneKey } from './encrypted.ts'
import { noAccount } from './store.ts'

type WaitRefusal = 'passwordLocked' | 'tooOften'

/** A secret of a phone, and the message that asks its callers to wait. */
export interface GuardedPhoneSecret<Wait extends WaitRefusal = WaitRefusal> {
  readonly guarded: GuardedSecret
  readonly waiting: (seconds: number) => RefusedCall<Wait>
}

export const passwordOf = (phone: string): GuardedPhoneSecret<'passwordLocked'> => ({
  guarded: { kind: 'password', name: phone },
  waiting: (seconds) =>
    refuse('passwordLocked', `密码错误次数过多，请${waitText(seconds)}后再试，或使用验证码登录`),
})

const codeOf = (phone: string): GuardedPhoneSecret<'tooOften'> => ({
  guarded: { kind: 'code', name: phone },
  waiting: (seconds) => refuse('tooOften', `验证码错误次数过多，请${waitText(seconds)}后再试`),
})

export const refusalFor = <Wait extends WaitRefusal>(
  ctx: CallContext,
  { guarded, waiting }: GuardedPhoneSecret<Wait>,
  demand: TryRequirement,
): RefusedCall<Wait | 'proofOfWorkNeeded'> => refusalOf(ctx, guarded, demand, waiting)

/**
 * Counts a wrong try in a transaction of its own, so that it stays counted. Returns the answer: wrong, or the next
 * obstacle.
 */
export async function refuseWrong<Wait extends WaitRefusal, Wrong extends 'wrongPassword' | 'wrongCode'>(
  ctx: CallContext & Steps,
  secret: GuardedPhoneSecret<Wait>,
  {
    tie,
    begun,
    wrong,
  }: { readonly tie: KnownOrigin; readonly begun: BegunTry; readonly wrong: RefusedCall<Wrong> },
): Promise<RefusedCall<Wrong | Wait | 'proofOfWorkNeeded'>> {
  const block = await ctx.transaction(async (inner) => {
    const counted = await countWrong(inner, secret.guarded, tie, begun)
    if (counted.isAlarming) await notifyOwner(inner, secret.guarded.name)
    return counted.block
  })
  return block ? refusalFor(ctx, secret, block) : wrong
}

/** Once a day; whether an account has the phone is checked only at delivery: here every phone costs the same. */
async function notifyOwner(ctx: CallContext, phone: string): Promise<void> {
  const day = shanghaiDay(ctx.clock.now())
  const key = `${ctx.cipher.lookup(phone, phoneField)} ${day}`
  await ctx.outbox.add(ctx.db, { partner: 'notices', kind: 'wrong-tries', key, payload: { phone } })
}

/** Whether the caller uses a device on which the owner has logged in. */
export async function tieToPhone(ctx: CallContext, phone: string): Promise<KnownOrigin> {
  const owner = await holderOf(ctx.db, phoneKey, ...ctx.cipher.lookups(phone, phoneField))
  return tieTo(ctx, owner ?? noAccount)
}

/**
 * Checks a code, unless too many were wrong and an obstacle comes first. A known network alone gives no advantage
 * here: a proof of work is the only obstacle for anyone, and it is also required for phones without an account.
 */
export async function refusedCode(
  ctx: CallContext & Steps,
  phone: string,
  code: string,
  wrong: RefusedCall<'wrongCode'> = refuse('wrongCode'),
): Promise<RefusedCall<'wrongCode' | 'tooOften' | 'proofOfWorkNeeded'> | null> {
  const secret = codeOf(phone)
  const begun = await begin(ctx, secret.guarded)
  const tie = (await tieToPhone(ctx, phone)) === 'device' ? 'device' : null
  if (begun.block && tie === null) return refusalFor(ctx, secret, begun.block)
  if (!(await tryCode(ctx, phone, code))) return refuseWrong(ctx, secret, { tie, begun, wrong })
  await forgetTries(ctx, secret.guarded)
  return null
}

/** A new verification of the phone resets the counters of its password. */
export const forgivePassword = (ctx: Pick<CallContext, 'db' | 'cipher'>, phone: string) =>
  forgetTries(ctx, passwordOf(phone).guarded)
