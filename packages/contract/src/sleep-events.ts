import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Id, Nullable, titled } from './shapes.ts'

/** The sleep programme's notices. */
export const sleepEvents = {
  courseNotice: fromPartner('sleep').post(
    'sleep/notify',
    '课程方通知：完成一天或全部',
    'Event from the programme: a day of a course (`course.day`) or the whole (`course.finished`) was completed',
    Type.Object({
      courseId: titled('课程编号', Id),
      day: Nullable(Type.Integer({ title: '第几天', minimum: 1, maximum: 42 })),
    }),
    Type.Object({ code: Type.String(), message: Type.String() }),
  ),
}
