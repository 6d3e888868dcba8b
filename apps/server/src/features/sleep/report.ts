import type { sleepCalls } from '@yf/contract/sleep'
import { shanghaiDay } from '@yf/domain/dates'
import { courseNames, courseStates, type CourseDays } from '@yf/domain/sleep/courses'
import { contentHash } from '@yf/papers/content-hash'
import type { SleepReport } from '@yf/papers/documents/sleep-report'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { accountOf } from '#features/identity/public.ts'
import { nightsOf } from './nights.ts'
import { keepReport, storedReport } from './report-file.ts'
import { resultsOf } from './results.ts'
import { coursesOf, personOf, isNotRefused } from './store.ts'

/** Rendered again only if its content differs from the stored one. */
export const report = inSteps<typeof sleepCalls.report>(async (_input, ctx) => {
  const content = await contentOf(ctx)
  if (!content) return refuse('sleepNothingToReport')
  const name = `睡眠报告-${content.day}.pdf`
  const hash = contentHash(content)
  const fileName = await storedReport(ctx, ctx.caller.accountId, hash)
  if (fileName) return answer({ url: `/files/${fileName}`, name })
  const bytes = await ctx.documentWriter.sleepReport(content)
  return answer({ url: `/files/${await keepReport(ctx, ctx.caller.accountId, hash, bytes)}`, name })
})

async function contentOf(ctx: MemberContext): Promise<SleepReport | null> {
  const { accountId } = ctx.caller
  const [account, results, nights, courses] = await Promise.all([
    accountOf(ctx.db, accountId),
    resultsOf(ctx, accountId),
    nightsOf(ctx, accountId),
    coursesOf(ctx.db, accountId),
  ])
  if (!account || (results.length === 0 && nights.length === 0)) return null
  return {
    name: account.name,
    day: shanghaiDay(ctx.clock.now()),
    results: results.map(({ code, day, total, most, title, advice, alarms }) => ({
      code,
      day,
      total,
      most,
      title,
      advice,
      alarms,
    })),
    courses: courses.filter(isNotRefused).map(({ days, state, done_days }) => ({
      name: courseNames[days as CourseDays],
      days,
      done: done_days.length,
      isDone: state === courseStates.done,
    })),
    nights: nights.map(({ day, bed, asleep, woke, up, quality }) => ({
      day,
      bed,
      asleep,
      woke,
      up,
      quality,
    })),
    advice: await adviceFor(ctx, accountId),
  }
}

/** A report can be rendered without the programme's text. */
async function adviceFor(ctx: MemberContext, accountId: string): Promise<readonly string[]> {
  const person = await personOf(ctx.db, accountId)
  if (!person?.enrolled_at) return []
  const result = await ctx.partners.sleep.advice(person.subject_no)
  return result.kind === 'answered' ? result.answer : []
}
