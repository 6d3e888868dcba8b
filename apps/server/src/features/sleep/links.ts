import type { sleepCalls } from '@yf/contract/sleep'
import { courseStates, type CourseDays } from '@yf/domain/sleep/courses'
import type { MemberContext } from '#platform/call/context.ts'
import type { OutcomeOf, RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { allowedDestination } from '#features/handoff/public.ts'
import { coursesOf, personOf } from './store.ts'

/** The page of a running or completed course; it needs a token of `token`. */
const linkTo =
  (days: CourseDays) =>
  async (_input: object, ctx: MemberContext): Promise<OutcomeOf<typeof sleepCalls.link7>> => {
    const { accountId } = ctx.caller
    const person = await personOf(ctx.db, accountId)
    const course = (await coursesOf(ctx.db, accountId)).find(
      (one) => one.days === days && (one.state === courseStates.running || one.state === courseStates.done),
    )
    if (!person || !course) return refuse('sleepNotBegun')
    const order = { subjectNo: person.subject_no, courseNo: course.id, days }
    const result = await ctx.partners.sleep.courseLink(order)
    if (result.kind !== 'answered') return refuse('sleepUnreachable')
    const url = allowedDestination(result.answer, ctx.settings)?.url
    if (url) return answer({ url: url.href })
    ctx.log.warn('the sleep programme answered an address that is not on the allow list')
    return refuse('sleepUnreachable')
  }

export const link7: RunCallHandler<typeof sleepCalls.link7> = linkTo(7)
export const link21: RunCallHandler<typeof sleepCalls.link21> = linkTo(21)
export const link42: RunCallHandler<typeof sleepCalls.link42> = linkTo(42)

export const token: RunCallHandler<typeof sleepCalls.token> = async (_input, ctx) => {
  const person = await personOf(ctx.db, ctx.caller.accountId)
  if (!person?.enrolled_at) return refuse('sleepNotBegun')
  const result = await ctx.partners.sleep.token(person.subject_no)
  return result.kind === 'answered' ? answer({ token: result.answer }) : refuse('sleepUnreachable')
}
