import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const answerRow = (id: string) => `sleep_answer:${id}:content`
export const nightRow = (id: string) => `sleep_night:${id}:content`
/** Purpose of the hash of a phone from a shared page. */
export const leadField = 'sleep_lead.phone'
/** The key kind under which a course is found by its id alone, which is all the programme knows. */
export const courseKey = 'sleep_course.id'

/** How somebody sleeps, and their own notes. */
export const sleepSubjectColumns: readonly SubjectColumn[] = [
  {
    table: 'sleep_answer',
    column: 'content',
    id: 'id',
    row: answerRow,
    subject: 'account_id',
  },
  {
    table: 'sleep_night',
    column: 'content',
    id: 'id',
    row: nightRow,
    subject: 'account_id',
  },
]
