import type { sleepCalls } from '@yf/contract/sleep'
import type { sleepEvents } from '@yf/contract/sleep-events'
import type { Handlers } from '#platform/call/handler.ts'
import { answer } from './answer.ts'
import { install7, start } from './begin-course.ts'
import { courseNotice } from './course-notice.ts'
import { diary, saveNight } from './diary.ts'
import { enrol } from './enrol.ts'
import { link21, link42, link7, token } from './links.ts'
import { check, equity, list, progress } from './look.ts'
import { report } from './report.ts'
import { share } from './share.ts'

export const sleepHandlers: Handlers<typeof sleepCalls & typeof sleepEvents> = {
  equity,
  check,
  questionnaires: list,
  enrol,
  token,
  link7,
  install7,
  link21,
  link42,
  start,
  report,
  answer,
  diary,
  saveNight,
  progress,
  share,
  courseNotice,
}
