import type { staffCalls } from '@yf/contract/staff'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps, type RunCallHandler, type Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import {
  begin,
  countWrong,
  obstacleTo,
  refusalOf,
  waitText,
  type BegunTry,
  type KnownOrigin,
} from '#platform/brute-force/guard.ts'
import type { GuardedSecret } from '#platform/brute-force/guarded-secret.ts'
import type { TryRequirement } from '#platform/brute-force/rules.ts'
import { resetUnreportedTries } from '#platform/brute-force/store.ts'
import { verifyPassword, compareWithNobody } from '#platform/passwords.ts'
import { countFailedLogin } from '../audit/denied-requests.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { isKnownOrigin, nobody, rememberOrigin, tieTo } from './login-origins.ts'
import { staffByAccount } from '../accounts/store.ts'
import { issueStaffSession } from './sessions.ts'

/**
 * Known and unknown names take the same steps, including one hash. Wrong passwords slow down their sender and require
 * a proof of work from strangers; staff are never locked out at a known origin.
 */
const enter: RunCallHandler<typeof staffCalls.login, Steps> = async (input, ctx) => {
  const account = input.account.trim().toLowerCase()
  const guarded: GuardedSecret = { kind: 'staff', name: account }
  const [begun, isUsed] = await Promise.all([begin(ctx, guarded), isKnownOrigin(ctx)])
  if (begun.block && !isUsed) return refusalFor(ctx, guarded, begun.block)
  const person = await staffByAccount(ctx.db, account)
  const tie = await tieTo(ctx, person?.id ?? nobody)
  const isRight = person?.is_active
    ? await verifyPassword(input.password, person.password_hash)
    : await compareWithNobody(input.password)
  if (!person || !isRight) return refuseWrong(ctx, guarded, tie, begun)
  const { id, name, role } = person
  return ctx.transaction(async (inner) => {
    const wrongTries = await resetUnreportedTries(inner, guarded)
    const obstacle = await obstacleTo(inner, guarded, tie, begun)
    if (obstacle) return refusalFor(ctx, guarded, obstacle)
    await rememberOrigin(inner, id)
    const token = await issueStaffSession(inner.db, inner.clock, id)
    await recordAuditEvent({ ...inner, staff: { id, name, role } }, { action: 'logIn' })
    return answer({ token, staff: { id, account, name, role }, wrongTries })
  })
}

/** Failed logins are recorded too, for every name. */
export const login = inSteps<typeof staffCalls.login>(async (input, ctx) => {
  const outcome = await enter(input, ctx)
  if (outcome.kind === 'refused')
    await countFailedLogin(ctx, input.account.trim().toLowerCase(), outcome.name)
  return outcome
})

async function refuseWrong(
  ctx: CallContext & Steps,
  guarded: GuardedSecret,
  tie: KnownOrigin,
  begun: BegunTry,
) {
  const { block, isAlarming } = await ctx.transaction((inner) => countWrong(inner, guarded, tie, begun))
  if (isAlarming) ctx.log.warn('somebody guesses at a password of the console')
  return block ? refusalFor(ctx, guarded, block) : refuse('wrongStaffPassword')
}

const refusalFor = (ctx: CallContext, guarded: GuardedSecret, demand: TryRequirement) =>
  refusalOf(ctx, guarded, demand, (seconds) =>
    refuse('staffLocked', `密码错误次数过多，请${waitText(seconds)}后再试`),
  )
