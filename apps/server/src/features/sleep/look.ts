import type { sleepCalls } from '@yf/contract/sleep'
import { shanghaiDay, shanghaiMoment } from '@yf/domain/dates'
import { productsOf } from '@yf/domain/sleep/courses'
import { isQuestionnaireCode, questionnaireCodes, questionnaires } from '@yf/domain/sleep/questionnaires'
import type { CallContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { toCourseDto } from './dto.ts'
import { isFresh, lastOf, resultsOf } from './results.ts'
import { sleepRight, sleepStatusOf } from './status.ts'
import { coursesOf, personOf } from './store.ts'

export const equity: RunCallHandler<typeof sleepCalls.equity> = async (
  { companyId },
  { db, clock, caller },
) => {
  const membership = await requireMembership(db, caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const right = await sleepRight(db, membership, clock.now())
  if (!right) return answer({ right: null })
  const { name, left, total, endTime } = right
  return answer({ right: { name, left, total, endTime: shanghaiMoment(endTime) } })
}

export const check: RunCallHandler<typeof sleepCalls.check> = async (
  { companyId },
  { db, clock, caller },
) => {
  const membership = await requireMembership(db, caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  return answer({ products: productsOf(await sleepStatusOf(db, membership, caller.accountId, clock.now())) })
}

export const list: RunCallHandler<typeof sleepCalls.questionnaires> = async ({ companyId }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const results = await resultsOf(ctx, accountId)
  const today = shanghaiDay(ctx.clock.now())
  const offered = await offeredQuestionnaires(ctx, accountId)
  return answer(
    offered.map(({ code, isDue }) => {
      const last = lastOf(results, code)
      const { title, minutes } = questionnaires[code]
      return { code, title, minutes, isDue: isDue && !isFresh(last, today) ? 1 : 0, last }
    }),
  )
}

/** Everybody starts with the first, even if the programme is unavailable. */
const ours = questionnaireCodes.map((code, at) => ({ code, isDue: at === 0 }))

async function offeredQuestionnaires(ctx: CallContext, accountId: string): Promise<typeof ours> {
  const person = await personOf(ctx.db, accountId)
  if (!person?.enrolled_at) return ours
  const result = await ctx.partners.sleep.questionnaires(person.subject_no)
  if (result.kind !== 'answered') return ours
  const known = result.answer.flatMap(({ code, isDue }) =>
    isQuestionnaireCode(code) ? [{ code, isDue }] : [],
  )
  if (known.length < result.answer.length)
    ctx.log.warn('the sleep programme asks for a questionnaire whose words we lack')
  return known.length > 0 ? known : ours
}

export const progress: RunCallHandler<typeof sleepCalls.progress> = async (_input, { db, caller }) => {
  const [person, courses] = [await personOf(db, caller.accountId), await coursesOf(db, caller.accountId)]
  return answer({
    isEnrolled: person?.enrolled_at ? 1 : 0,
    shareCode: person?.enrolled_at ? person.share_code : null,
    courses: courses.map(toCourseDto),
  })
}
