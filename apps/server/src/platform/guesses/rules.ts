/** So many wrong tries of somebody's secret are anybody's slips (decisions §4); from then on it looks like guessing. */
export const freeTries = 5
/** Of one network, where an office of hundreds may sit. */
export const networkFreeTries = 60
export const networkQuietTries = 120

/** After an hour without a wrong try the counting begins anew. */
export const forgetSeconds = 3600

const firstWait = 5
const longestWait = 900
const longestNetworkWait = 60

/** Seconds that a place has to wait after its wrong tries: each one doubles them. */
export const waitAfter = (tries: number): number =>
  tries < freeTries ? 0 : Math.min(longestWait, firstWait * 2 ** (tries - freeTries))

/** The same for a whole network, later and shorter: who waits there may be somebody else. */
export const networkWaitAfter = (tries: number): number =>
  tries < networkQuietTries ? 0 : Math.min(longestNetworkWait, 2 ** (tries - networkQuietTries))

const easiest = 17
/** Some two seconds of a phone. */
const hardest = 20

/** How hard a puzzle is, as a power of two, where so many tries were wrong; 0 is none. Twice the tries, twice the work. */
export const puzzleBits = (tries: number, free: number): number =>
  tries < free ? 0 : Math.min(hardest, easiest + Math.floor(Math.log2(tries / free)))

/** What was counted of one place. */
export interface Count {
  readonly tries: number
  readonly waitsUntil: Date | null
}

export interface Standing {
  /** Of this secret, from everywhere together. */
  readonly everywhere: Count
  /** Of this secret, from the caller's network. */
  readonly here: Count
  /** Of this secret, from the caller's device. */
  readonly device: Count
  /** Of anybody's secrets, from the caller's network. */
  readonly network: Count
}

/** What has to come before the next try. */
export type Demand =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'puzzle'; readonly bits: number }

/**
 * Of a caller whom nothing ties to the account. His own network waits. What others did elsewhere asks for a puzzle
 * and never for a wait: otherwise whoever guesses from many addresses could keep the owner out.
 */
export function demandOfStranger({ everywhere, here, network }: Standing, now: Date): Demand | null {
  return firstOf(Math.max(secondsLeft(here, now), secondsLeft(network, now)), [
    puzzleBits(everywhere.tries, freeTries),
    puzzleBits(here.tries, freeTries),
    puzzleBits(network.tries, networkFreeTries),
  ])
}

/** Where the owner has logged in before, what was tried from there alone counts. */
export const demandAt = (count: Count, now: Date): Demand | null =>
  firstOf(secondsLeft(count, now), [puzzleBits(count.tries, freeTries)])

function firstOf(seconds: number, puzzles: readonly number[]): Demand | null {
  const bits = Math.max(...puzzles)
  if (seconds > 0) return { kind: 'wait', seconds }
  return bits > 0 ? { kind: 'puzzle', bits } : null
}

const secondsLeft = ({ waitsUntil }: Count, now: Date): number =>
  waitsUntil === null ? 0 : Math.max(0, Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000))

/** What is still in the way of a caller who has solved a puzzle, or has not. */
export const unmet = (demand: Demand | null, hasSolved: boolean): Demand | null =>
  demand?.kind === 'puzzle' && hasSolved ? null : demand
