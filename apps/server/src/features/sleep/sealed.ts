import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'

export const answerRow = (id: string) => `sleep_answer:${id}:content`
export const nightRow = (id: string) => `sleep_night:${id}:content`
/** What the hash of a phone on a shared page is made for. */
export const leadField = 'sleep_lead.phone'
/** Under which a course is found by its number alone: the programme knows no more of it. */
export const courseKey = 'sleep_course.id'

/** How somebody sleeps, and what they say of it. */
export const sleepWords: readonly KeeperColumn[] = [
  {
    table: 'sleep_answer',
    column: 'content',
    keys: ['account_id', 'code', 'day'],
    id: 'id',
    row: answerRow,
    keeper: 'account_id',
  },
  {
    table: 'sleep_night',
    column: 'content',
    keys: ['account_id', 'day'],
    id: 'id',
    row: nightRow,
    keeper: 'account_id',
  },
]
