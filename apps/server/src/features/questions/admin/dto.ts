import type { AdminQuestion } from '@yf/contract/questions-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { openedQuestions, type QuestionRow } from '../question-rows.ts'
import type { Db } from '#platform/db/handle.ts'

/** The questions of one company. */
export async function toQuestionDtos(
  db: Db,
  companyId: string,
  rows: readonly QuestionRow[],
): Promise<AdminQuestion[]> {
  const opened = await openedQuestions(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    title: row.title,
    content: row.content,
    sort: row.sort,
    isShown: row.is_shown ? 1 : 0,
    openedTimes: opened.get(row.id)?.times ?? 0,
    openedPeople: opened.get(row.id)?.people ?? 0,
    revision: row.revision,
    savedBy: row.saved_by,
    savedTime: row.saved_at && shanghaiMoment(row.saved_at),
  }))
}
