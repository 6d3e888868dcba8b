import { courseStates } from '@yf/domain/sleep/courses'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { giveBackRight, settleRight } from '#features/equity/public.ts'
import { courseEvent } from './rules.ts'
import { courseOf, transitionCourse, personOf, type CourseRow } from './store.ts'

/** Both a call in steps and a job satisfy it. */
interface CourseStartDeps extends Pick<Services, 'clock' | 'partners'> {
  readonly db: Db
  readonly log: { warn(facts: object, message: string): void }
  transaction<T>(work: (tx: { readonly db: Db }) => Promise<T>): Promise<T>
}

type BeginCourseDeps = Pick<Services, 'clock'> & { readonly db: Db }

const rightOf = ({ company_id, package_id }: CourseRow) => ({ companyId: company_id, packageId: package_id })

/** The programme has accepted it: by its answer, or because it sends events about it. */
export async function markRunning(
  { db, clock }: BeginCourseDeps,
  course: CourseRow,
): Promise<CourseRow | null> {
  const to = { state: courseStates.running, started_at: clock.now() }
  const moved = await transitionCourse(db, course, courseStates.starting, to)
  if (moved) await settleRight(db, clock, rightOf(course), courseEvent(course.id))
  return moved
}

async function markRefused({ db, clock }: BeginCourseDeps, course: CourseRow): Promise<CourseRow | null> {
  const moved = await transitionCourse(db, course, courseStates.starting, { state: courseStates.refused })
  if (moved) await giveBackRight(db, clock, rightOf(course), courseEvent(course.id))
  return moved
}

/** The course afterwards: still starting if the programme gave no valid answer. */
export async function askToBegin(
  ctx: CourseStartDeps,
  course: CourseRow,
  subjectNo: string,
): Promise<CourseRow> {
  const result = await ctx.partners.sleep.begin({ courseNo: course.id, subjectNo, days: course.days })
  const { clock } = ctx
  if (result.kind === 'unavailable') return course
  if (result.kind === 'refused' && result.reason === 'setup') {
    ctx.log.warn({ providerCode: result.providerCode }, 'the sleep programme refuses us')
    return course
  }
  const mark = result.kind === 'answered' ? markRunning : markRefused
  const moved = await ctx.transaction(({ db }) => mark({ db, clock }, course))
  // Somebody was quicker: the job, another call, or the programme's event.
  return moved ?? (await courseOf(ctx.db, course.account_id, course.id)) ?? course
}

/** Retries until the answer is known; the entitlement is held meanwhile. */
export const beginJob: Job<{ accountId: string; courseId: string }> = {
  name: 'sleep.begin-course',
  retries: 14,
  async run({ accountId, courseId }, ctx) {
    const course = await courseOf(ctx.db, accountId, courseId)
    const person = await personOf(ctx.db, accountId)
    if (!course || !person || course.state !== courseStates.starting) return
    const { state } = await askToBegin(ctx, course, person.subject_no)
    if (state === courseStates.starting) throw new Error('the sleep programme has not answered yet')
  },
}
