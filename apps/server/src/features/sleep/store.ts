import { randomBytes } from 'node:crypto'
import { courseTransitions, courseStates, type CourseState } from '@yf/domain/sleep/courses'
import { canMove } from '@yf/domain/state-machine'
import type { Db } from '#platform/db/handle.ts'
import type { SleepAnswerTable, SleepCourseTable, SleepNightTable, SleepPersonTable } from './tables.ts'

export type SleepPerson = SleepPersonTable
export type CourseRow = SleepCourseTable

export const personOf = async (db: Db, accountId: string): Promise<SleepPerson | null> =>
  (await db.selectFrom('sleep_person').selectAll().where('account_id', '=', accountId).executeTakeFirst()) ??
  null

/** Lock for everybody who changes a person's courses. */
export const lockPerson = async (tx: Db, accountId: string): Promise<SleepPerson | null> =>
  (await tx
    .selectFrom('sleep_person')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()) ?? null

const random = () => randomBytes(12).toString('base64url')

/** Existing numbers of a known person do not change. */
export async function keepPerson(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('sleep_person')
    .values({
      account_id: accountId,
      subject_no: random(),
      share_code: random(),
      consented_at: now,
      enrolled_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const markEnrolled = (tx: Db, accountId: string, now: Date) =>
  tx
    .updateTable('sleep_person')
    .set({ enrolled_at: now })
    .where('account_id', '=', accountId)
    .where('enrolled_at', 'is', null)
    .execute()

export const coursesOf = (db: Db, accountId: string): Promise<CourseRow[]> =>
  db
    .selectFrom('sleep_course')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const courseOf = async (db: Db, accountId: string, id: string): Promise<CourseRow | null> =>
  (await db
    .selectFrom('sleep_course')
    .selectAll()
    .where((row) => row.and({ account_id: accountId, id }))
    .executeTakeFirst()) ?? null

export const lockCourse = async (tx: Db, accountId: string, id: string): Promise<CourseRow | null> =>
  (await tx
    .selectFrom('sleep_course')
    .selectAll()
    .where((row) => row.and({ account_id: accountId, id }))
    .forUpdate()
    .executeTakeFirst()) ?? null

export const addCourse = (tx: Db, course: CourseRow) => tx.insertInto('sleep_course').values(course).execute()

/** Compare and set: null if the state has changed. Writes no state log, because that belongs to a company. */
export async function transitionCourse(
  tx: Db,
  { account_id, id }: Pick<CourseRow, 'account_id' | 'id'>,
  from: CourseState,
  to: { readonly state: CourseState } & Partial<CourseRow>,
): Promise<CourseRow | null> {
  if (!canMove(courseTransitions, from, to.state))
    throw new Error(`a course does not go from ${from} to ${to.state}`)
  const moved = await tx
    .updateTable('sleep_course')
    .set(to)
    .where((row) => row.and({ account_id, id, state: from }))
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

export const setDoneDays = (tx: Db, { account_id, id }: CourseRow, done_days: number[]) =>
  tx
    .updateTable('sleep_course')
    .set({ done_days })
    .where((row) => row.and({ account_id, id }))
    .execute()

export const isNotRefused = ({ state }: Pick<CourseRow, 'state'>): boolean => state !== courseStates.refused

export const answerRows = (db: Db, accountId: string): Promise<SleepAnswerTable[]> =>
  db
    .selectFrom('sleep_answer')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('day')
    .orderBy('code')
    .execute()

export const hasAnswered = async (db: Db, accountId: string, code: string): Promise<boolean> =>
  (await db
    .selectFrom('sleep_answer')
    .select('id')
    .where((row) => row.and({ account_id: accountId, code }))
    .limit(1)
    .executeTakeFirst()) !== undefined

export const keepAnswer = (tx: Db, answer: SleepAnswerTable) =>
  tx
    .insertInto('sleep_answer')
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'code', 'day']).doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        content: ref('excluded.content'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute()

export const nightRows = (db: Db, accountId: string, since: string): Promise<SleepNightTable[]> =>
  db
    .selectFrom('sleep_night')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()

export const keepNight = (tx: Db, night: SleepNightTable) =>
  tx
    .insertInto('sleep_night')
    .values(night)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        content: ref('excluded.content'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
