import type { FeedbackKind } from '@yf/domain/feedback'
import type { Clock } from '#platform/clock.ts'
import { subjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { adviceNoteRow, evaluationNoteRow, suggestionAnswerRow, suggestionNoteRow } from './encrypted.ts'
import type { Handling, SuggestionTable } from './tables.ts'
import { adviceById, evaluationById, suggestionById, type SuggestionRow } from './feedback-queries.ts'

type FeedbackDeps = SubjectKeyDeps & { readonly clock: Clock }

/** The note, and its staff member. */
interface HandlingNote {
  readonly text: string
  readonly by: string
}

interface OpenFeedback {
  readonly account_id: string
  readonly noteRow: string
  /** Undefined when it is no longer open: of two staff members one handles it. */
  mark(handling: Handling): Promise<unknown>
}

const found: Readonly<Record<FeedbackKind, (db: Db, id: string) => Promise<OpenFeedback | undefined>>> = {
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
  ctx: FeedbackDeps,
  { kind, id, text, by }: HandlingNote & { readonly kind: FeedbackKind; readonly id: string },
): Promise<{ readonly accountId: string } | 'notFound' | 'already'> {
  const entry = await found[kind](ctx.db, id)
  if (!entry) return 'notFound'
  const key = await subjectKey(ctx, entry.account_id)
  const marked = await entry.mark({
    handled_note: key.encrypt(text, entry.noteRow),
    handled_by: by,
    handled_at: ctx.clock.now(),
  })
  return marked ? { accountId: entry.account_id } : 'already'
}

/** Handled by an answer, once. The caller notifies the member, in the same transaction. */
export async function answerSuggestion(
  ctx: FeedbackDeps,
  row: SuggestionRow,
  { text, by }: HandlingNote,
): Promise<boolean> {
  const key = await subjectKey(ctx, row.account_id)
  const marked = await markSuggestion(ctx.db, row, {
    answer: key.encrypt(text, suggestionAnswerRow(row.id)),
    handled_note: null,
    handled_by: by,
    handled_at: ctx.clock.now(),
  })
  return marked !== undefined
}
