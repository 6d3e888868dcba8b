import { createHash, createHmac } from 'node:crypto'
import type { RequestSigning } from './signed-request.ts'

/**
 * A programme against insomnia: courses of 7, 21 and 42 days. Requests are JSON, and the signature covers the bytes.
 */
export const sleepPaths = {
  subjects: '/open/v1/subjects',
  questionnaires: '/open/v1/questionnaires',
  results: '/open/v1/results',
  courses: '/open/v1/courses',
  links: '/open/v1/links',
  tokens: '/open/v1/tokens',
  reports: '/open/v1/reports',
  leads: '/open/v1/leads',
} as const

/** Its notices, as signed events (`signed-event.ts`), and their paths. */
export const sleepNotices = {
  path: 'sleep/notify',
  day: 'course.day',
  finished: 'course.finished',
} as const

export const sleepSigning: RequestSigning = {
  headers: {
    account: 'x-sleep-channel',
    timestamp: 'x-sleep-timestamp',
    nonce: 'x-sleep-nonce',
    sign: 'x-sleep-sign',
  },
  sign: ({ path, timestamp, nonce, body }, secret) =>
    createHmac('sha256', secret)
      .update([path, timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
      .digest('hex'),
}

export const sleepCodes = {
  ok: 'OK',
  badSign: 'BAD_SIGN',
  stale: 'STALE',
  badRequest: 'BAD_REQUEST',
  /** The programme does not accept this participant. */
  excluded: 'SUBJECT_EXCLUDED',
  unknown: 'NOT_FOUND',
  busy: 'BUSY',
} as const
export type SleepCode = (typeof sleepCodes)[keyof typeof sleepCodes]

export interface SleepAnswer<Data = unknown> {
  readonly code: SleepCode
  readonly message: string
  readonly data: Data | null
}

/** The programme knows a participant only by number, without a name: a repeated number changes nothing. */
export interface SleepSubject {
  readonly subjectNo: string
  readonly gender: 'M' | 'F'
  readonly birthYear: number | null
}

export interface SleepDueList {
  readonly questionnaires: readonly { readonly code: string; readonly isDue: boolean }[]
}

export interface SleepResultSent {
  readonly subjectNo: string
  readonly resultNo: string
  readonly code: string
  readonly total: number
  /** YYYY-MM-DD */
  readonly day: string
}

/** The course's number is the channel's own: the same number is the same course, even if sent repeatedly. */
export interface SleepCourseOrder {
  readonly courseNo: string
  readonly subjectNo: string
  readonly days: number
}

export interface SleepCourseAccepted {
  readonly courseNo: string
  readonly status: 'ACTIVE'
}

export interface SleepLink {
  readonly url: string
}

export interface SleepToken {
  readonly token: string
  readonly expiresIn: number
}

export interface SleepAssessment {
  readonly advice: readonly string[]
}

/** A person who left a phone on a shared page. */
export interface SleepLead {
  readonly leadNo: string
  readonly name: string
  readonly mobile: string
  readonly shareCode: string | null
}
