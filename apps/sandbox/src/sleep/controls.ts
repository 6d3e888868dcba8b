import { sleepNotices } from '@yf/partner-contract/sleep'
import type { FastifyInstance } from 'fastify'
import type { PartnerContext } from '../frame/partner.ts'
import type { ReceivedItem } from '../frame/inbox.ts'
import { fieldsIn, textIn } from '../frame/signed-call.ts'
import type { Programme } from './programme.ts'

/** Where a person or a test does the exercises: `{ courseNo, day }`, or without a day all that are left. */
export function mountControls<Item extends ReceivedItem>(
  app: FastifyInstance,
  programme: Programme,
  ctx: PartnerContext<Item>,
): void {
  app.post('/sleep/controls/days', async (request, reply) => {
    const body = fieldsIn(typeof request.body === 'string' ? request.body : '')
    const course =
      programme.courseOf(textIn(body, 'courseNo')) ?? programme.newestOf(byToken(programme, body))
    if (!course) return reply.code(404).send({ error: 'unknownCourse' })
    const all = Array.from({ length: course.days }, (_, at) => at + 1)
    const days = typeof body['day'] === 'number' ? [body['day']] : all.filter((day) => !course.done.has(day))
    for (const day of days) {
      course.done.add(day)
      await notifyCourse(ctx, course, { type: sleepNotices.day, id: `${course.courseNo}-${day}`, day })
    }
    if (all.every((day) => course.done.has(day)))
      await notifyCourse(ctx, course, {
        type: sleepNotices.finished,
        id: `${course.courseNo}-end`,
        day: null,
      })
    return { courseNo: course.courseNo, done: [...course.done].toSorted((a, b) => a - b) }
  })
}

const byToken = (programme: Programme, body: Readonly<Record<string, unknown>>): string =>
  programme.subjectOf(textIn(body, 'token')) ?? ''

interface CourseNotice {
  readonly type: string
  readonly id: string
  readonly day: number | null
}

const notifyCourse = <Item extends ReceivedItem>(
  ctx: PartnerContext<Item>,
  { courseNo, subjectNo }: { courseNo: string; subjectNo: string },
  { type, id, day }: CourseNotice,
) =>
  ctx.notify({
    key: subjectNo,
    logName: courseNo,
    path: sleepNotices.path,
    secret: ctx.settings.sleepSecret,
    event: { id, type, data: { courseId: courseNo, day } },
  })
