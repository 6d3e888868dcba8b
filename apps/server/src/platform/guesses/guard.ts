import type { CallContext } from '#platform/call/context.ts'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { newPuzzle, spendSolution, type Making } from '#platform/puzzle/puzzle.ts'
import type { Guess } from './guess.ts'
import { demandAt, demandOfStranger, freeTries, unmet, type Demand, type Standing } from './rules.ts'
import { countTry, forgetTries, forgetTriesHere, standingOf, type Guessing } from './store.ts'

/**
 * Wrong tries of a secret slow down whoever makes them and lock nobody out. A place where they were made waits, longer
 * each time; where many were made, wherever, a puzzle comes before the next; and where the owner has logged in
 * before, what strangers did elsewhere does not count.
 *
 * `begin` comes first. A right secret then asks `obstacleTo` in the transaction that lets in, a wrong one is counted by
 * `countWrong`. Both look again under a lock, so that of tries sent at once no more get an answer than of tries sent
 * one after the other.
 */
export type Trying = Guessing & Pick<CallContext, 'limits' | 'puzzle'>

/** What ties the caller to the account: a device or a network from which its owner has logged in. */
export type Tie = 'device' | 'network' | null

export interface Begun {
  readonly hasSolved: boolean
  /** What a stranger has to do first. */
  readonly block: Demand | null
}

export const purposeOf = ({ kind, name }: Guess): string => `${kind}:${name}`

export async function begin(ctx: Trying, guess: Guess): Promise<Begun> {
  const [standing, hasSolved] = await Promise.all([
    standingOf(ctx, guess),
    spendSolution(ctx, purposeOf(guess)),
  ])
  return { hasSolved, block: unmet(demandOfStranger(standing, ctx.clock.now()), hasSolved) }
}

function demandFor(tie: Tie, standing: Standing, now: Date): Demand | null {
  if (tie === 'device') return demandAt(standing.device, now)
  return tie === 'network' ? demandAt(standing.here, now) : demandOfStranger(standing, now)
}

/** What keeps a right secret from opening. Where nothing does, what was counted against its owner is forgotten. */
export async function obstacleTo(
  ctx: Guessing,
  guess: Guess,
  tie: Tie,
  { hasSolved }: Begun,
): Promise<Demand | null> {
  const standing = await standingOf(ctx, guess, true)
  const obstacle = unmet(demandFor(tie, standing, ctx.clock.now()), hasSolved)
  if (obstacle) return obstacle
  // While somebody is guessing, strangers go on solving puzzles.
  await (standing.everywhere.tries < freeTries ? forgetTries(ctx, guess) : forgetTriesHere(ctx, guess))
  return null
}

export interface Counted {
  /** What is answered instead of that it was wrong. */
  readonly block: Demand | null
  /** With this try it has begun to look like guessing. */
  readonly isAlarming: boolean
}

/**
 * A wrong try. On a network of the owner a stranger hears what a stranger hears everywhere, or he would learn that the
 * account exists; on the owner's own device there is nothing to hide.
 */
export async function countWrong(
  ctx: Guessing,
  guess: Guess,
  tie: Tie,
  { hasSolved }: Begun,
): Promise<Counted> {
  const now = ctx.clock.now()
  const blockFor = (as: Tie, standing: Standing) => unmet(demandFor(as, standing, now), hasSolved)
  const isOwnDevice = tie === 'device'
  const standing = await countTry(ctx, guess, isOwnDevice, (found) => blockFor(tie, found) === null)
  const isCounted = blockFor(tie, standing) === null
  return {
    block: blockFor(isOwnDevice ? tie : null, standing),
    isAlarming: isCounted && !isOwnDevice && standing.everywhere.tries + 1 === freeTries,
  }
}

/** In words of the feature where one has to wait; a puzzle is the same for all. */
export const refusalOf = <Wait extends Refused>(
  ctx: Making,
  guess: Guess,
  demand: Demand,
  waiting: (seconds: number) => Wait,
): Wait | Refused<'puzzleNeeded'> =>
  demand.kind === 'wait'
    ? waiting(demand.seconds)
    : refuse('puzzleNeeded', undefined, { puzzle: newPuzzle(ctx, purposeOf(guess), demand.bits) })

/** For people: so many seconds, or minutes where there are many. */
export const spoken = (seconds: number): string =>
  seconds < 120 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`
