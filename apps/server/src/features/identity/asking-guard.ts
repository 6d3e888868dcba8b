import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { networkOf } from '#platform/network.ts'
import { newProofOfWork, spendSolution } from '#platform/proof-of-work/proof-of-work.ts'
import { foreignRequestSteps, foreignRequestsPerNetwork } from './rules.ts'

const byPhone = 'code-strange'
const byNetwork = 'code-strange-network'
const easiest = 17

type AskingGuardDeps = Pick<
  CallContext,
  'limits' | 'clock' | 'address' | 'cipher' | 'proofOfWork' | 'settings'
>

const dayOf = ({ clock }: AskingGuardDeps, phone: string) => `${phone} ${shanghaiDay(clock.now())}`

/**
 * Messages annoy their owner and use up the phone's codes of the day: after many requests, from any origin, each
 * further one requires a proof of work.
 */
export async function refusedAsking(
  ctx: AskingGuardDeps,
  phone: string,
): Promise<RefusedCall<'proofOfWorkNeeded'> | null> {
  const verdicts = await Promise.all([
    ...foreignRequestSteps.map((step) => ctx.limits.peek(byPhone, dayOf(ctx, phone), step)),
    ctx.limits.peek(byNetwork, networkOf(ctx.address), foreignRequestsPerNetwork),
  ])
  const passed = verdicts.filter(({ allowed }) => !allowed).length
  const purpose = `send:${phone}`
  if (passed === 0 || (await spendSolution(ctx, purpose))) return null
  return refuse('proofOfWorkNeeded', undefined, {
    puzzle: newProofOfWork(ctx, purpose, easiest + passed - 1),
  })
}

export async function countAsking(ctx: AskingGuardDeps, phone: string): Promise<void> {
  await Promise.all([
    ctx.limits.take(byPhone, dayOf(ctx, phone), foreignRequestSteps[0]!),
    ctx.limits.take(byNetwork, networkOf(ctx.address), foreignRequestsPerNetwork),
  ])
}
