/** This many wrong tries of a secret are ordinary mistakes (decisions §4); more of them look like guessing. */
export const freeTries = 5
/** For one network, which may be an office of hundreds. */
export const networkFreeTries = 60
export const networkQuietTries = 120

/** After an hour without a wrong try the counter restarts. */
export const forgetSeconds = 3600

const firstWait = 5
const longestWait = 900
const longestNetworkWait = 60

/** Seconds that an origin waits after its wrong tries: each try doubles them. */
export const waitAfter = (tries: number): number =>
  tries < freeTries ? 0 : Math.min(longestWait, firstWait * 2 ** (tries - freeTries))

/** The same for a whole network, later and shorter: the person who waits may be another. */
export const networkWaitAfter = (tries: number): number =>
  tries < networkQuietTries ? 0 : Math.min(longestNetworkWait, 2 ** (tries - networkQuietTries))

const easiest = 17
/** About two seconds on a phone. */
const hardest = 20

/**
 * The difficulty of a proof of work, as a power of two, for a number of wrong tries; 0 is none. Twice the tries,
 * twice the work.
 */
export const proofOfWorkBits = (tries: number, free: number): number =>
  tries < free ? 0 : Math.min(hardest, easiest + Math.floor(Math.log2(tries / free)))

/** The counters for one origin. */
export interface Count {
  readonly tries: number
  readonly waitsUntil: Date | null
}

export interface Status {
  /** For this secret, from all origins together. */
  readonly everywhere: Count
  /** For this secret, from the caller's network. */
  readonly here: Count
  /** For this secret, from the caller's device. */
  readonly device: Count
  /** For any secrets, from the caller's network. */
  readonly network: Count
}

/** Required before the next try. */
export type TryRequirement =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'proofOfWork'; readonly bits: number }

/**
 * For a caller without a link to the account. Only their own network causes a wait. Tries elsewhere require a proof
 * of work and never a wait: otherwise an attacker with many addresses could keep the owner out.
 */
export function demandOfStranger({ everywhere, here, network }: Status, now: Date): TryRequirement | null {
  return firstOf(Math.max(secondsLeft(here, now), secondsLeft(network, now)), [
    proofOfWorkBits(everywhere.tries, freeTries),
    proofOfWorkBits(here.tries, freeTries),
    proofOfWorkBits(network.tries, networkFreeTries),
  ])
}

/** At an origin where the owner has logged in before, only tries from there count. */
export const demandAt = (count: Count, now: Date): TryRequirement | null =>
  firstOf(secondsLeft(count, now), [proofOfWorkBits(count.tries, freeTries)])

function firstOf(seconds: number, proofsOfWork: readonly number[]): TryRequirement | null {
  const bits = Math.max(...proofsOfWork)
  if (seconds > 0) return { kind: 'wait', seconds }
  return bits > 0 ? { kind: 'proofOfWork', bits } : null
}

const secondsLeft = ({ waitsUntil }: Count, now: Date): number =>
  waitsUntil === null ? 0 : Math.max(0, Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000))

/** The obstacles left for a caller, with or without a solved proof of work. */
export const unmet = (demand: TryRequirement | null, hasSolved: boolean): TryRequirement | null =>
  demand?.kind === 'proofOfWork' && hasSolved ? null : demand
