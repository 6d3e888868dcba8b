import { randomBytes, timingSafeEqual } from 'node:crypto'
import { pieces, solvedChallenge } from '@yf/contract/proof-of-work/proof-of-work'
import type { CallContext } from '#platform/call/context.ts'
import type { Settings } from '#platform/settings.ts'

const field = 'proofOfWork'
/** Long enough for an old phone, short enough that nobody can stockpile solutions. */
const lifeSeconds = 180

type ProofCheckDeps = Pick<CallContext, 'cipher' | 'clock'>
export type ProofIssueDeps = ProofCheckDeps & { readonly settings: Pick<Settings, 'proofOfWorkEase'> }

/**
 * A challenge for one purpose, such as trying a password of one phone; its difficulty `bits` is the power of two of
 * hashes needed. The purpose is signed but not disclosed: a solution is valid for that purpose alone.
 */
export function newProofOfWork(
  { cipher, clock, settings }: ProofIssueDeps,
  purpose: string,
  bits: number,
): string {
  const expires = Math.ceil(clock.now().getTime() / 1000) + lifeSeconds
  const each = bits - Math.log2(pieces) - settings.proofOfWorkEase
  const facts = `${each}.${expires.toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${facts}.${cipher.lookup(signed(facts, purpose), field)}`
}

const signed = (facts: string, purpose: string) => `${facts} ${purpose}`
const factsShape = /^(\d+\.([0-9a-z]+)\.[\w-]{16})\.(.+)$/

/** Whether the caller supplied a solution for this purpose. It is valid once, whatever the outcome of the call. */
export async function spendSolution(
  { cipher, clock, limits, proofOfWork }: ProofCheckDeps & Pick<CallContext, 'limits' | 'proofOfWork'>,
  purpose: string,
): Promise<boolean> {
  const [, facts = '', expires = '', signature = ''] = factsShape.exec(proofOfWork.split('~')[0] ?? '') ?? []
  if (Number.parseInt(expires, 36) * 1000 <= clock.now().getTime()) return false
  const isOurs = cipher.lookups(signed(facts, purpose), field).some((one) => isSame(one, signature))
  if (!isOurs || solvedChallenge(proofOfWork) === null) return false
  return (await limits.take('proofOfWork', facts, { limit: 1, seconds: lifeSeconds })).allowed
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
