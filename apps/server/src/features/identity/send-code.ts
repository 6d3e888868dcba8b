import type { identityCalls } from '@yf/contract/identity'
import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf, type Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { countAsking, refusedAsking } from './asking-guard.ts'
import { keepCode, newCode } from './codes.ts'
import type { CodeMessage } from './deliveries.ts'
import { tieToPhone } from './guarded.ts'
import { networkOf } from '#platform/network.ts'
import {
  codeLifeSeconds,
  codesPerDay,
  codesPerMinute,
  codesPerNetwork,
  memberCodesPerNetwork,
  secondsAfter,
} from './rules.ts'

/** To any phone: for those who register or change their phone. */
export const sendCode = inSteps<typeof identityCalls.sendCode>(({ phone }, ctx) => send(phone, 'anyone', ctx))

/** To a member's phone; an unknown one gets the same answer after the same work, and no message. */
export const sendUserCode = inSteps<typeof identityCalls.sendUserCode>(({ phone }, ctx) =>
  send(phone, 'members', ctx),
)

/**
 * Who is a member is asked only when the message is delivered: until then both cases do exactly the same,
 * so neither the answer nor its time tells them apart.
 */
async function send(
  phone: string,
  audience: CodeMessage['audience'],
  ctx: CallContext & Steps,
): Promise<OutcomeOf<typeof identityCalls.sendCode>> {
  // Whatever strangers asked for, somebody on a device of his own has the whole day's codes to himself.
  const isOwn = (await tieToPhone(ctx, phone)) === 'device'
  const refused =
    (isOwn ? null : await refusedAsking(ctx, phone)) ?? (await overLimit(phone, audience, isOwn, ctx))
  if (refused) return refused
  if (!isOwn) await countAsking(ctx, phone)
  const code = newCode()
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    await keepCode(ctx, phone, code)
    const payload: CodeMessage = {
      phone,
      code,
      audience,
      usefulUntil: secondsAfter(now, codeLifeSeconds).toISOString(),
    }
    await ctx.outbox.add(ctx.db, { partner: 'sms', kind: 'code', key: newId(), payload })
  })
  return answer(null, '验证码已发送')
}

async function overLimit(
  phone: string,
  audience: CodeMessage['audience'],
  isOwn: boolean,
  { limits, address, clock }: CallContext,
) {
  const ofNetwork = audience === 'members' ? memberCodesPerNetwork : codesPerNetwork
  if (!(await limits.take(`code-network-${audience}`, networkOf(address), ofNetwork)).allowed)
    return refuse('tooOften')
  if (!(await limits.take('code-minute', phone, codesPerMinute)).allowed) return refuse('codeTooSoon')
  const today = shanghaiDay(clock.now())
  if (!(await limits.take(isOwn ? 'code-day-own' : 'code-day', `${phone} ${today}`, codesPerDay)).allowed)
    return refuse('codeTooMany')
  return null
}
