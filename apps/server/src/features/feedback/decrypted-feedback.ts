import { openUnder, type SubjectKey } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import {
  adviceNoteRow,
  adviceRow,
  contactRow,
  evaluationNoteRow,
  evaluationRow,
  suggestionAnswerRow,
  suggestionNoteRow,
  suggestionRow,
} from './encrypted.ts'
import type { AdviceRow, EvaluationRow, SuggestionRow } from './feedback-queries.ts'

/** A member's text, as staff read it. */
export interface FeedbackEntry {
  readonly text: string
  /** The member has been erased since, together with the text. */
  readonly isForgotten: boolean
  readonly note: string | null
}

function entryOf(
  key: SubjectKey | null,
  { content, handled_note: note }: Pick<SuggestionRow, 'content' | 'handled_note'>,
  rows: { readonly text: string; readonly note: string },
): FeedbackEntry {
  const text = openUnder(key, content, rows.text)
  return {
    text: text ?? '',
    isForgotten: text === null,
    note: note === null ? null : openUnder(key, note, rows.note),
  }
}

export type DecryptedSuggestion = FeedbackEntry & {
  readonly contact: string | null
  readonly answer: string | null
}

export const decryptedSuggestions = (deps: SubjectKeyDeps, rows: readonly SuggestionRow[]) =>
  decryptedEach(deps, rows, (key, row): DecryptedSuggestion => {
    const { id, answer, contact_encrypted: contact } = row
    return {
      ...entryOf(key, row, { text: suggestionRow(id), note: suggestionNoteRow(id) }),
      answer: answer === null ? null : openUnder(key, answer, suggestionAnswerRow(id)),
      contact: contact === null ? null : openUnder(key, contact, contactRow(id)),
    }
  })

export const decryptedAdvice = (deps: SubjectKeyDeps, rows: readonly AdviceRow[]) =>
  decryptedEach(deps, rows, (key, row) =>
    entryOf(key, row, { text: adviceRow(row.id), note: adviceNoteRow(row.id) }),
  )

export const decryptedEvaluations = (deps: SubjectKeyDeps, rows: readonly EvaluationRow[]) =>
  decryptedEach(deps, rows, (key, row) =>
    entryOf(key, row, { text: evaluationRow(row.service_id), note: evaluationNoteRow(row.service_id) }),
  )

/** Encrypted with the keys of many data subjects: each key is loaded once. */
async function decryptedEach<Row extends { readonly account_id: string }, Decrypted>(
  deps: SubjectKeyDeps,
  rows: readonly Row[],
  open: (key: SubjectKey | null, row: Row) => Decrypted,
): Promise<(Row & { readonly decrypted: Decrypted })[]> {
  const keys = new Map<string, SubjectKey | null>()
  for (const id of new Set(rows.map(({ account_id }) => account_id)))
    // One after the other: a page is short, and there is one connection. oxlint-disable-next-line no-await-in-loop
    keys.set(id, await existingSubjectKey(deps, id))
  return rows.map((row) => ({ ...row, decrypted: open(keys.get(row.account_id) ?? null, row) }))
}
