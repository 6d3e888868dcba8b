import type { FeedbackKind } from '@yf/domain/feedback'
import type { Clock } from '#platform/clock.ts'
import { subjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { adviceNoteRow, evaluationNoteRow, suggestionAnswerRow, suggestionNoteRow } from './encrypted.ts'
import type { Handling, SuggestionTable } from './tables.ts'
import { adviceById, evaluationById, suggestionById, type SuggestionRow } from './feedback-queries.ts'

type Ground = SubjectKeyDeps & { readonly clock: Clock }

/** The note, and its staff member. */
interface Said {
  readonly words: string
  readonly by: string
}

interface Found {
  readonly account_id: string
  readonly noteRow: string
  /** Undefined when it is no longer open: of two staff members one handles it. */
  mark(handling: Handling): Promise<unknown>
}

const found: Readonly<Record<FeedbackKind, (db: Db, id: string) => Promise<Found | undefined>>> = {
  suggestion: async (db, id) => {
    const row = await suggestionById(db, id)
    return row && { ...row, noteRow: suggestionNoteRow(id), mark: (as) => markSuggestion(db, row, as) }
  },
  advice: async (db, id) => {
    const row = await adviceById(db, id)
    return (
      row && {
        ...row,
        noteRow: adviceNoteRow(id),
        mark: (as) =>
          db
            .updateTable('activity_advice')
            .set(as)
            .where((one) => one.and({ account_id: row.account_id, id }))
            .where('handled_at', 'is', null)
            .returning('id')
            .executeTakeFirst(),
      }
    )
  },
  evaluation: async (db, id) => {
    const row = await evaluationById(db, id)
    return (
      row && {
        ...row,
        noteRow: evaluationNoteRow(id),
        mark: (as) =>
          db
            .updateTable('evaluation')
            .set(as)
            .where((one) => one.and({ company_id: row.company_id, service_id: id }))
            .where('handled_at', 'is', null)
            .returning('service_id')
            .executeTakeFirst(),
      }
    )
  },
}

const markSuggestion = (
  db: Db,
  { account_id, id }: SuggestionRow,
  as: Handling & Partial<Pick<SuggestionTable, 'answer'>>,
) =>
  db
    .updateTable('suggestion')
    .set(as)
    .where((one) => one.and({ account_id, id }))
    .where('handled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Marked as handled, encrypted with the data subject key of the member. Returns the member. */
export async function handleFeedback(
  ctx: Ground,
  { kind, id, words, by }: Said & { readonly kind: FeedbackKind; readonly id: string },
): Promise<{ readonly accountId: string } | 'notFound' | 'already'> {
  const voice = await found[kind](ctx.db, id)
  if (!voice) return 'notFound'
  const key = await subjectKey(ctx, voice.account_id)
  const marked = await voice.mark({
    handled_note: key.encrypt(words, voice.noteRow),
    handled_by: by,
    handled_at: ctx.clock.now(),
  })
  return marked ? { accountId: voice.account_id } : 'already'
}

/** Handled by an answer, once. The caller notifies the member, in the same transaction. */
export async function answerSuggestion(
  ctx: Ground,
  row: SuggestionRow,
  { words, by }: Said,
): Promise<boolean> {
  const key = await subjectKey(ctx, row.account_id)
  const marked = await markSuggestion(ctx.db, row, {
    answer: key.encrypt(words, suggestionAnswerRow(row.id)),
    handled_note: null,
    handled_by: by,
    handled_at: ctx.clock.now(),
  })
  return marked !== undefined
}
