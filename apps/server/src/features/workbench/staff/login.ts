import type { workbenchCalls } from '@yf/contract/workbench'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps, type Run, type Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { verifyPassword, wasteTime } from '#platform/passwords.ts'
import { countFailedLogin } from '../audit/attempts.ts'
import { recordDeed } from '../audit/record.ts'
import { staffByAccount } from './store.ts'
import { issueStaffSession } from './sessions.ts'

const quarterHour = 15 * 60
const tries = { limit: 5, seconds: quarterHour }
const lock = { limit: 1, seconds: quarterHour }
/** Whole teams sit behind one address. */
const failuresPerAddress = { limit: 60, seconds: quarterHour }

/**
 * Known and unknown names take the same steps, one hash included. A try is counted before it is compared, so that
 * guesses sent at once are no more than five either.
 */
const enter: Run<typeof workbenchCalls.login, Steps> = async (input, ctx) => {
  const account = input.account.trim().toLowerCase()
  if (!(await mayTry(ctx, account))) return refuse('staffLocked')
  const person = await staffByAccount(ctx.db, account)
  const isRight = person?.is_active
    ? await verifyPassword(input.password, person.password_hash)
    : await wasteTime(input.password)
  if (!person || !isRight) {
    const isLockedNow = await countWrong(ctx, account)
    return refuse(isLockedNow ? 'staffLocked' : 'wrongStaffPassword')
  }
  await ctx.limits.forget('staff-password', account)
  const { id, name, role } = person
  const token = await ctx.transaction(async (inner) => {
    const issued = await issueStaffSession(inner.db, inner.clock, id)
    await recordDeed({ ...inner, staff: { id, name, role } }, { deed: 'logIn' })
    return issued
  })
  return answer({ token, staff: { id, account, name, role } })
}

/** What did not let anybody in is on record too, whoever's name it was. */
export const login = inSteps<typeof workbenchCalls.login>(async (input, ctx) => {
  const outcome = await enter(input, ctx)
  if (outcome.kind === 'refused')
    await countFailedLogin(ctx, input.account.trim().toLowerCase(), outcome.name)
  return outcome
})

async function mayTry({ limits, address }: CallContext, account: string): Promise<boolean> {
  const [isOpen, isQuiet] = await Promise.all([
    limits.peek('staff-lock', account, lock),
    limits.peek('staff-failures', address, failuresPerAddress),
  ])
  if (!isOpen.allowed || !isQuiet.allowed) return false
  return (await limits.take('staff-password', account, tries)).allowed
}

/** Says whether this was the fifth: the name is locked from then on, and its tries are over before the lock is. */
async function countWrong({ limits, address, log }: CallContext, account: string): Promise<boolean> {
  await limits.take('staff-failures', address, failuresPerAddress)
  if ((await limits.peek('staff-password', account, tries)).allowed) return false
  await limits.take('staff-lock', account, lock)
  log.warn('a name of the console was locked after wrong passwords')
  return true
}
