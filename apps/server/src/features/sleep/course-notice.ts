import type { sleepEvents } from '@yf/contract/sleep-events'
import { courseStates, withDay } from '@yf/domain/sleep/courses'
import { sleepNotices } from '@yf/partner-contract/sleep'
import type { EventHandler } from '#platform/call/event.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import { markRunning } from './ask-to-begin.ts'
import { courseKey } from './encrypted.ts'
import { lockCourse, transitionCourse, setDoneDays } from './store.ts'

/** Days add up in any order, and the end is final: a late day is still counted after it. */
export const courseNotice: EventHandler<typeof sleepEvents.courseNotice> = async ({ courseId, day }, ctx) => {
  const { db, clock, event, log } = ctx
  const accountId = await holderOf(db, courseKey, courseId)
  const found = accountId && (await lockCourse(db, accountId, courseId))
  if (!found || found.state === courseStates.refused) {
    log.warn({ kind: event.kind }, 'the sleep programme speaks of a course that does not run here')
    return 'ignored'
  }
  const isDay = event.kind === sleepNotices.day && day !== null
  const isEnd = event.kind === sleepNotices.finished
  if (!isDay && !isEnd) return 'ignored'
  // An event about the course means that it was accepted, even if the answer was lost.
  const course = (await markRunning({ db, clock }, found)) ?? found
  if (isDay) {
    await setDoneDays(db, course, withDay(course.done_days, day, course.days))
    return 'applied'
  }
  const to = { state: courseStates.done, finished_at: clock.now() }
  return (await transitionCourse(db, course, courseStates.running, to)) ? 'applied' : 'ignored'
}
