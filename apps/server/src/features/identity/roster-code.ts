import type { identitySteps } from '@yf/contract/identity-steps'
import { shanghaiDay } from '@yf/domain/dates'
import { maskEmail, maskPhone } from '@yf/domain/masks'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { becomeMember, originsFor, type JoinCompanies } from './become-member.ts'
import { keepCode, newCode, spendCode, tryCode } from './codes.ts'
import { registrationOf, useRegistration } from './pending-registration.ts'
import { reachOf, type RosterEntry } from '#features/people/public.ts'
import { codesPerMinute, rosterCodesPerDay } from './rules.ts'

type RosterContactWay = 'phone' | 'mail'

interface ContactOfEntry {
  readonly address: string
  readonly masked: string
  /**
   * The namespace in which its codes are stored and counted: separate from the phone's own, so that neither affects
   * the other.
   */
  readonly key: string
}

/** The employer's contact of the person for this option. */
function reachBy(
  { cipher }: CallContext,
  entries: readonly RosterEntry[],
  way: RosterContactWay,
): ContactOfEntry | null {
  const address = reachOf(cipher, entries)[way]
  if (address === null) return null
  return {
    address,
    key: `roster:${address}`,
    masked: way === 'phone' ? maskPhone(address) : maskEmail(address),
  }
}

/** Sent to the employer's contact of the person, never to one that the applicant enters. */
export const sendRosterCode = inSteps<typeof identitySteps.sendRosterCode>(async ({ to }, ctx) => {
  const applicant = await registrationOf(ctx, ctx.bearer ?? '')
  const origins = applicant && (await originsFor(ctx, applicant))
  if (!origins || 'kind' in origins) return refuse('pendingExpired')
  const reach = reachBy(ctx, origins.entries, to)
  if (!reach) return refuse('rosterWayClosed')
  const { limits } = ctx
  const today = `${reach.key} ${shanghaiDay(ctx.clock.now())}`
  if (!(await limits.take('roster-code-minute', reach.key, codesPerMinute)).allowed)
    return refuse('codeTooSoon')
  if (!(await limits.take('roster-code-day', today, rosterCodesPerDay)).allowed) return refuse('codeTooMany')
  const code = newCode()
  const outcome = await send(ctx, to, reach.address, code)
  if (outcome.kind !== 'sent') {
    ctx.log.warn({ way: to, outcome }, 'a code for a registration was not taken')
    await limits.giveBack('roster-code-day', today)
    await limits.forget('roster-code-minute', reach.key)
    return refuse('codeNotSent', to === 'mail' ? '邮件暂时发不出去，验证码没有发送，请稍后再试' : undefined)
  }
  await ctx.transaction((ctx) => keepCode(ctx, reach.key, code))
  return answer({ sentTo: reach.masked }, `验证码已发送至 ${reach.masked}`)
})

function send({ partners }: CallContext, way: RosterContactWay, address: string, code: string) {
  if (way === 'phone') return partners.sms.sendCode({ phone: address, code, id: newId() })
  const text = `您正在注册原力星球，验证码是 ${code}，5 分钟内有效。\n如果不是您本人的操作，请忽略这封邮件，并告知企业人力资源。`
  return partners.mail.send({
    id: newId(),
    to: address,
    subject: '原力星球注册验证码',
    text,
    html: `<p>${text.replace('\n', '</p><p>')}</p>`,
    attachments: [],
  })
}

/** With this code the registration continues as with the phone on the roster. */
export const confirmRegistration = (joinCompanies: JoinCompanies) =>
  inSteps<typeof identitySteps.confirmRegistration>(async ({ to, code }, ctx) => {
    const token = ctx.bearer ?? ''
    const applicant = await registrationOf(ctx, token)
    const foundOrigins = applicant && (await originsFor(ctx, applicant))
    if (!applicant || !foundOrigins) return refuse('pendingExpired')
    if ('kind' in foundOrigins) return foundOrigins
    const reach = reachBy(ctx, foundOrigins.entries, to)
    if (!reach) return refuse('rosterWayClosed')
    if (!(await tryCode(ctx, reach.key, code))) return refuse('wrongCode')
    return ctx.transaction(async (ctx) => {
      if (!(await useRegistration(ctx, token))) return refuse('pendingExpired')
      if (!(await spendCode(ctx, reach.key, code))) return refuse('wrongCode')
      const origins = await originsFor(ctx, applicant)
      return 'kind' in origins ? origins : becomeMember(ctx, joinCompanies, applicant, origins)
    })
  })
