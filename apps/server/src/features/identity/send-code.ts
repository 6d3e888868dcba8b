import type { identityCalls } from '@yf/contract/identity'
import { shanghaiDay } from '@yf/domain/dates'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf, type Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { networkOf } from '#platform/network.ts'
import type { SmsOutcome } from '#partners/sms/port.ts'
import { countAsking, refusedAsking } from './asking-guard.ts'
import { keepCode, newCode } from './codes.ts'
import { tieToPhone } from './guarded.ts'
import { codesPerDay, codesPerMinute, codesPerNetwork, memberCodesPerNetwork } from './rules.ts'
import { accountByPhone } from './store.ts'

/** To any phone: for registration and for changing the phone. */
export const sendCode = inSteps<typeof identityCalls.sendCode>(({ phone }, ctx) => send(phone, 'anyone', ctx))

/** To a member's phone; an unknown one gets the same answer after the same work, and no message. */
export const sendUserCode = inSteps<typeof identityCalls.sendUserCode>(({ phone }, ctx) =>
  send(phone, 'members', ctx),
)

type Audience = 'members' | 'anyone'
type SendCodeOutcome = OutcomeOf<typeof identityCalls.sendCode>

/**
 * A phone without an account also calls the gateway, without a message: neither the answer nor its work reveals the
 * difference. 验证码已发送 is returned only after the gateway has accepted the message; otherwise the error, and the
 * day's counter is unchanged.
 */
async function send(phone: string, audience: Audience, ctx: CallContext & Steps): Promise<SendCodeOutcome> {
  // Whatever strangers requested, an owner on their own device has the full daily number of codes.
  const isOwn = (await tieToPhone(ctx, phone)) === 'device'
  const refused =
    (isOwn ? null : await refusedAsking(ctx, phone)) ?? (await overLimit(phone, audience, isOwn, ctx))
  if (refused) return refused
  if (!isOwn) await countAsking(ctx, phone)
  const member = await accountByPhone(ctx.db, ctx.cipher, phone)
  return deliver(phone, { isMeant: audience === 'anyone' || member !== undefined, isOwn }, ctx)
}

/**
 * Staff have a code sent to a phone that the member names. The office asks for many phones, so it is not treated as a
 * stranger; the limits of the phone and of the network remain.
 */
export const sendCodeForStaff = async (phone: string, ctx: CallContext & Steps): Promise<SendCodeOutcome> =>
  (await overLimit(phone, 'members', false, ctx)) ?? deliver(phone, { isMeant: true, isOwn: false }, ctx)

interface Addressee {
  /** False: the gateway is called without a message. */
  readonly isMeant: boolean
  readonly isOwn: boolean
}

async function deliver(
  phone: string,
  { isMeant, isOwn }: Addressee,
  ctx: CallContext & Steps,
): Promise<SendCodeOutcome> {
  const code = newCode()
  const { sms } = ctx.partners
  const outcome = isMeant ? await sms.sendCode({ phone, code, id: newId() }) : await sms.probe(phone)
  // A code with an unknown delivery status may still arrive, so it is valid. A refused one leaves the earlier one
  // valid.
  if (outcome.kind === 'sent' || isInDoubt(outcome))
    await ctx.transaction((ctx) => keepCode(ctx, phone, code))
  return outcome.kind === 'sent' ? answer(null, '验证码已发送') : notSent(ctx, phone, isOwn, outcome)
}

type SendFailure = Exclude<SmsOutcome, { kind: 'sent' }>
const isInDoubt = (outcome: SendFailure) => outcome.kind === 'unavailable' && outcome.reason === 'timeLimit'

async function notSent(
  ctx: CallContext,
  phone: string,
  isOwn: boolean,
  outcome: SendFailure,
): Promise<SendCodeOutcome> {
  await ctx.limits.giveBack(dayOf(isOwn), dayKey(phone, ctx))
  ctx.log.warn(outcome, 'the SMS provider did not take a code')
  if (isInDoubt(outcome)) return refuse('codeNotSent', inDoubt)
  await ctx.limits.forget('code-minute', phone)
  return refuse('codeNotSent', outcome.kind === 'refused' ? refusalMessages[outcome.reason] : undefined)
}

const inDoubt = '短信网关没有回应，验证码可能没有发出；收到即可使用，没有收到请一分钟后再试'
const refusalMessages = {
  badNumber: '该手机号收不到短信，验证码没有发送，请核对号码',
  tooOften: '运营商限制了该手机号的短信，验证码没有发送，请一小时后再试',
  setup: undefined,
} as const

const dayKey = (phone: string, { clock }: CallContext) => `${phone} ${shanghaiDay(clock.now())}`

const dayOf = (isOwn: boolean) => (isOwn ? 'code-day-own' : 'code-day')

async function overLimit(phone: string, audience: Audience, isOwn: boolean, ctx: CallContext) {
  const { limits, address } = ctx
  const ofNetwork = audience === 'members' ? memberCodesPerNetwork : codesPerNetwork
  if (!(await limits.take(`code-network-${audience}`, networkOf(address), ofNetwork)).allowed)
    return refuse('tooOften')
  if (!(await limits.take('code-minute', phone, codesPerMinute)).allowed) return refuse('codeTooSoon')
  if (!(await limits.take(dayOf(isOwn), dayKey(phone, ctx), codesPerDay)).allowed)
    return refuse('codeTooMany')
  return null
}
