import type { CallContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { newProofOfWork, spendSolution, type ProofIssueDeps } from '#platform/proof-of-work/proof-of-work.ts'
import type { GuardedSecret } from './guarded-secret.ts'
import { demandAt, demandOfStranger, freeTries, unmet, type TryRequirement, type Status } from './rules.ts'
import { countTry, forgetTries, forgetTriesHere, statusOf, type BruteForceContext } from './store.ts'

/**
 * Wrong tries of a secret slow down the caller and lock no owner out. An origin with wrong tries has to wait, longer
 * each time; after many tries from any origin, a proof of work comes before the next one; and at an origin where the
 * owner has logged in before, tries of strangers elsewhere do not count.
 *
 * `begin` comes first. A correct secret then calls `obstacleTo` in the transaction that creates the session, a wrong
 * one is counted by `countWrong`. Both check again under a lock, so that concurrent tries get no more answers than
 * sequential ones.
 */
export type TryDeps = BruteForceContext & Pick<CallContext, 'limits' | 'proofOfWork'>

/** The caller's link to the account: a device or a network from which its owner has logged in. */
export type KnownOrigin = 'device' | 'network' | null

export interface BegunTry {
  readonly hasSolved: boolean
  /** Obstacles for a stranger. */
  readonly block: TryRequirement | null
}

export const purposeOf = ({ kind, name }: GuardedSecret): string => `${kind}:${name}`

export async function begin(ctx: TryDeps, guarded: GuardedSecret): Promise<BegunTry> {
  const [status, hasSolved] = await Promise.all([
    statusOf(ctx, guarded),
    spendSolution(ctx, purposeOf(guarded)),
  ])
  return { hasSolved, block: unmet(demandOfStranger(status, ctx.clock.now()), hasSolved) }
}

function demandFor(tie: KnownOrigin, status: Status, now: Date): TryRequirement | null {
  if (tie === 'device') return demandAt(status.device, now)
  return tie === 'network' ? demandAt(status.here, now) : demandOfStranger(status, now)
}

/** The obstacle for a correct secret. When there is none, the owner's counters are cleared. */
export async function obstacleTo(
  ctx: BruteForceContext,
  guarded: GuardedSecret,
  tie: KnownOrigin,
  { hasSolved }: BegunTry,
): Promise<TryRequirement | null> {
  const status = await statusOf(ctx, guarded, true)
  const obstacle = unmet(demandFor(tie, status, ctx.clock.now()), hasSolved)
  if (obstacle) return obstacle
  // During an attack, strangers keep solving proofs of work.
  await (status.everywhere.tries < freeTries ? forgetTries(ctx, guarded) : forgetTriesHere(ctx, guarded))
  return null
}

export interface CountedTry {
  /** The answer in place of "wrong secret". */
  readonly block: TryRequirement | null
  /** This try is the first that looks like guessing. */
  readonly isAlarming: boolean
}

/**
 * Counts a wrong try. On a network of the owner a stranger gets the same answer as anywhere, otherwise it would
 * reveal that the account exists; on the owner's own device there is nothing to hide.
 */
export async function countWrong(
  ctx: BruteForceContext,
  guarded: GuardedSecret,
  tie: KnownOrigin,
  { hasSolved }: BegunTry,
): Promise<CountedTry> {
  const now = ctx.clock.now()
  const blockFor = (as: KnownOrigin, status: Status) => unmet(demandFor(as, status, now), hasSolved)
  const isOwnDevice = tie === 'device'
  const status = await countTry(ctx, guarded, isOwnDevice, (found) => blockFor(tie, found) === null)
  const isCounted = blockFor(tie, status) === null
  return {
    block: blockFor(isOwnDevice ? tie : null, status),
    isAlarming: isCounted && !isOwnDevice && status.everywhere.tries + 1 === freeTries,
  }
}

/** The message for a wait comes from the feature; that for a proof of work is common to all. */
export const refusalOf = <Wait extends RefusedCall>(
  ctx: ProofIssueDeps,
  guarded: GuardedSecret,
  demand: TryRequirement,
  waiting: (seconds: number) => Wait,
): Wait | RefusedCall<'proofOfWorkNeeded'> =>
  demand.kind === 'wait'
    ? waiting(demand.seconds)
    : refuse('proofOfWorkNeeded', undefined, { puzzle: newProofOfWork(ctx, purposeOf(guarded), demand.bits) })

/** For display: seconds, or minutes for longer waits. */
export const waitText = (seconds: number): string =>
  seconds < 120 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`
