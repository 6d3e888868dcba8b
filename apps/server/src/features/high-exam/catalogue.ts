import type { highExamCalls } from '@yf/contract/high-exam'
import { ageOn, shanghaiDay } from '@yf/domain/dates'
import { metersBetween } from '@yf/domain/positions'
import { requireMembership } from '#features/company/public.ts'
import type { ExamPartnerResult } from '#partners/exams/port.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { readyExaminee } from './examinees.ts'
import { isTooSoon } from './rules.ts'

/** Queries the partner's offer: only the partner knows what is open there today. */
async function ofMember<Answer>(
  ctx: MemberContext,
  companyId: string,
  query: () => Promise<ExamPartnerResult<Answer>>,
): Promise<{ kind: 'heard'; answer: Answer } | RefusedCall<'notFound' | 'examPartnerAway'>> {
  if (!(await requireMembership(ctx.db, ctx.caller.accountId, companyId))) return refuse('notFound')
  return partnerAnswer(ctx, await query())
}

export function partnerAnswer<Answer>(
  { log }: Pick<MemberContext, 'log'>,
  result: ExamPartnerResult<Answer>,
): { kind: 'heard'; answer: Answer } | RefusedCall<'notFound' | 'examPartnerAway'> {
  if (result.kind === 'answered') return { kind: 'heard', answer: result.answer }
  if (result.kind === 'refused' && result.reason === 'unknown') return refuse('notFound')
  if (result.kind === 'refused')
    log.warn({ providerCode: result.providerCode }, 'the exam provider refuses us')
  return refuse('examPartnerAway')
}

export const cities = inSteps<typeof highExamCalls.cities>(async ({ companyId }, ctx) => {
  const result = await ofMember(ctx, companyId, () => ctx.partners.exams.cities())
  return result.kind === 'heard' ? answer([...result.answer]) : result
})

export const brands = inSteps<typeof highExamCalls.brands>(async ({ companyId, cityCode }, ctx) => {
  const result = await ofMember(ctx, companyId, () => ctx.partners.exams.brands(cityCode))
  return result.kind === 'heard' ? answer([...result.answer]) : result
})

/** The caller's location stays here: it is not sent to the partner. */
export const institutions = inSteps<typeof highExamCalls.institutions>(async (input, ctx) => {
  const { companyId, cityCode, brandCode, longitude, latitude } = input
  const result = await ofMember(ctx, companyId, () =>
    ctx.partners.exams.institutions({ cityCode, brandCode }),
  )
  if (result.kind !== 'heard') return result
  const from = longitude === undefined || latitude === undefined ? null : { longitude, latitude }
  const all = result.answer.map((one) => ({
    ...one,
    distance: from && Math.round(metersBetween(from, one)),
  }))
  return answer(from ? all.toSorted((one, other) => one.distance! - other.distance!) : all)
})

export const packages = inSteps<typeof highExamCalls.packages>(async (input, ctx) => {
  const { companyId, institutionCode, userFamilyId, marriage } = input
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const ready = await readyExaminee(ctx, membership, userFamilyId ?? null)
  if (ready.kind !== 'ready') return ready
  const { gender, birth } = ready.examinee
  const age = ageOn(birth, shanghaiDay(ctx.clock.now()))
  const result = partnerAnswer(
    ctx,
    await ctx.partners.exams.packages({ institutionCode, gender, age, marriage }),
  )
  return result.kind === 'heard'
    ? answer(result.answer.map((one) => ({ ...one, items: [...one.items] })))
    : result
})

/** Only days that can still be cancelled: an earlier exam could not be returned. */
export const schedule = inSteps<typeof highExamCalls.schedule>(async (input, ctx) => {
  const { companyId, institutionCode, packageCode, month } = input
  const result = await ofMember(ctx, companyId, () =>
    ctx.partners.exams.schedule({ institutionCode, packageCode, month }),
  )
  if (result.kind !== 'heard') return result
  const now = ctx.clock.now()
  return answer({ days: result.answer.filter(({ day }) => !isTooSoon(day, now)) })
})
