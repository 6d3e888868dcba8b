import type { sleepCalls } from '@yf/contract/sleep'
import { courseStates, productsOf, type CourseDays } from '@yf/domain/sleep/courses'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf, type Steps } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { requireMembership, type Membership } from '#features/company/public.ts'
import { reserveRight } from '#features/equity/public.ts'
import { askToBegin, beginJob } from './ask-to-begin.ts'
import { toCourseDto } from './dto.ts'
import { courseEvent } from './rules.ts'
import { courseKey } from './encrypted.ts'
import { sleepStatusOf } from './status.ts'
import { addCourse, lockPerson, isNotRefused, type CourseRow } from './store.ts'

export const install7 = inSteps<typeof sleepCalls.install7>(({ companyId }, ctx) => begin(ctx, companyId, 7))

export const start = inSteps<typeof sleepCalls.start>(({ companyId, days }, ctx) =>
  begin(ctx, companyId, days),
)

/**
 * Course and entitlement are stored first, then the programme is called with the course's id. Repeated and concurrent
 * calls return the same course; without an answer, a job retries.
 */
async function begin(
  ctx: MemberContext & Steps,
  companyId: string,
  days: CourseDays,
): Promise<OutcomeOf<typeof sleepCalls.start>> {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const placed = await ctx.transaction((tx) => placeCourse({ ...tx, caller: ctx.caller }, membership, days))
  if (placed.kind === 'notEnrolled') return refuse('sleepNotEnrolled')
  if (placed.kind === 'locked') return refuse('sleepLocked', placed.why)
  const course =
    placed.course.state === courseStates.starting
      ? await askToBegin(ctx, placed.course, placed.subjectNo)
      : placed.course
  return isNotRefused(course) ? answer(toCourseDto(course)) : refuse('sleepRefused')
}

type PlaceCourseOutcome =
  | { readonly kind: 'placed'; readonly course: CourseRow; readonly subjectNo: string }
  | { readonly kind: 'locked'; readonly why: string }
  | { readonly kind: 'notEnrolled' }

const noRight = '没有可用的睡眠权益，请咨询企业人力资源'

async function placeCourse(
  ctx: MemberContext,
  membership: Membership,
  days: CourseDays,
): Promise<PlaceCourseOutcome> {
  const { db, clock, jobs } = ctx
  const { accountId } = ctx.caller
  const person = await lockPerson(db, accountId)
  if (!person?.enrolled_at) return { kind: 'notEnrolled' }
  const status = await sleepStatusOf(db, membership, accountId, clock.now())
  const subjectNo = person.subject_no
  const existing = status.courses.find((course) => course.days === days && isNotRefused(course))
  if (existing) return { kind: 'placed', course: existing, subjectNo }
  const product = productsOf(status).find((one) => one.days === days)
  if (product?.why || !status.right) return { kind: 'locked', why: product?.why ?? noRight }

  const course = newCourse(accountId, status.right, days, clock.now())
  const reserved = await reserveRight(db, clock, status.right, courseEvent(course.id))
  if (reserved !== 'reserved') return { kind: 'locked', why: noRight }
  await addCourse(db, course)
  await takeKeys(db, [{ kind: courseKey, key: course.id, holder: accountId }])
  await jobs.send(db, beginJob, { accountId, courseId: course.id }, { startAfterSeconds: 30 })
  return { kind: 'placed', course, subjectNo }
}

const newCourse = (
  account_id: string,
  right: { readonly companyId: string; readonly packageId: string },
  days: CourseDays,
  now: Date,
): CourseRow => ({
  account_id,
  id: newId(),
  company_id: right.companyId,
  package_id: right.packageId,
  days,
  state: courseStates.starting,
  done_days: [],
  created_at: now,
  started_at: null,
  finished_at: null,
})
