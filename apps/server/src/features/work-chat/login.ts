import type { LoginAnswer } from '@yf/contract/identity'
import type { workChatCalls } from '@yf/contract/work-chat'
import type { WorkChatLoginOutcome } from '#partners/work-chat/port.ts'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps, type Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import {
  accountByPhone,
  accountBySubject,
  bindSubject,
  createSessionOrAskConsent,
  pendLogin,
  subjectOf,
  reportOutsider,
  type ExternalIdentity,
} from '#features/identity/public.ts'
import { notOpen, decrypted, outOfReach } from './reach.ts'
import { failuresPerAddress, subjectAt, titles, type Provider } from './rules.ts'
import { appOf, type WorkChatAppRow } from './store.ts'

type CodeLogin = typeof workChatCalls.loginByWecom
type IdentifiedEmployee = Extract<WorkChatLoginOutcome, { kind: 'known' }>

export const loginAt = (provider: Provider) =>
  inSteps<CodeLogin>(async ({ code, ...filter }, ctx) => {
    const { limits, address } = ctx
    if (!(await limits.peek('work-chat-failures', address, failuresPerAddress)).allowed)
      return refuse('tooOften')
    const app = await appOf(ctx.db, provider, filter)
    if (!app) return notOpen(provider)
    const person = await ctx.partners[provider].whoHas(code, decrypted(ctx, app))
    if (person.kind === 'known') return enter(ctx, provider, app, person)
    if (person.kind === 'unavailable' || person.reason === 'setup')
      return outOfReach(ctx, provider, app, person)
    await limits.take('work-chat-failures', address, failuresPerAddress)
    return person.reason === 'outsider'
      ? refuse('workChatOutsider')
      : refuse('workChatCodeInvalid', `登录已失效，请在${titles[provider]}中重新打开`)
  })

/**
 * A person who no longer belongs to the app's company is refused; staff are notified after the refusal has rolled
 * back the rest.
 */
async function enter(
  ctx: CallContext & Steps,
  provider: Provider,
  app: WorkChatAppRow,
  person: IdentifiedEmployee,
) {
  const subject = subjectAt(provider, app.corp_id, person.subject)
  const bound = await accountBySubject(ctx.db, subject)
  if (bound && !(await requireMembership(ctx.db, bound.id, app.company_id))) {
    await reportOutsider(ctx, { code: subject.provider, name: titles[provider] }, bound.id)
    return refuse('channelNotYours')
  }
  return answer(await ctx.transaction((ctx) => logInEmployee(ctx, subject, app.company_id, person)))
}

async function logInEmployee(
  ctx: CallContext,
  subject: ExternalIdentity,
  companyId: string,
  { mobile }: IdentifiedEmployee,
): Promise<LoginAnswer> {
  const bound = await accountBySubject(ctx.db, subject)
  if (bound) return createSessionOrAskConsent(ctx, bound, subject, { companyId })
  const pending = { subject, companyIds: [companyId] }
  const employee = mobile && (await employeeWith(ctx, mobile, companyId))
  if (!employee) return pendLogin(ctx, { ...pending, needs: 'bind', account: null })
  // Another person in this work chat has the account: only its phone can decide between them.
  if (await subjectOf(ctx.db, employee.id, subject.provider))
    return pendLogin(ctx, { ...pending, needs: 'verify', account: employee })
  await bindSubject(ctx.db, employee.id, subject, ctx.clock.now())
  return createSessionOrAskConsent(ctx, employee, subject, { companyId })
}

/** A company vouches only for the phones of its own employees. */
async function employeeWith({ db, cipher }: CallContext, mobile: string, companyId: string) {
  const account = await accountByPhone(db, cipher, mobile)
  const membership = account && (await requireMembership(db, account.id, companyId))
  return membership && !membership.isFamily ? account : null
}
