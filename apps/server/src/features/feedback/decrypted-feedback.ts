import { isUnderSubjectKey, type SubjectKey } from '#platform/crypto/subject-key.ts'
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
  readonly words: string
  /** The member has been erased since, together with the text. */
  readonly isForgotten: boolean
  readonly note: string | null
}

/** Null when its data subject key is deleted; the new key of a returned member does not decrypt earlier texts. */
const decryptedWith = (key: SubjectKey | null, text: string, row: string): string | null =>
  isUnderSubjectKey(text) ? (key?.open(text, row) ?? null) : text

function voiceOf(
  key: SubjectKey | null,
  { content, handled_note: note }: Pick<SuggestionRow, 'content' | 'handled_note'>,
  rows: { readonly words: string; readonly note: string },
): FeedbackEntry {
  const words = decryptedWith(key, content, rows.words)
  return {
    words: words ?? '',
    isForgotten: words === null,
    note: note === null ? null : decryptedWith(key, note, rows.note),
  }
}

export type DecryptedSuggestion = FeedbackEntry & {
  readonly contact: string | null
  readonly answer: string | null
}

export const decryptedSuggestions = (ground: SubjectKeyDeps, rows: readonly SuggestionRow[]) =>
  decryptedEach(ground, rows, (key, row): DecryptedSuggestion => {
    const { id, answer, contact_encrypted: contact } = row
    return {
      ...voiceOf(key, row, { words: suggestionRow(id), note: suggestionNoteRow(id) }),
      answer: answer === null ? null : decryptedWith(key, answer, suggestionAnswerRow(id)),
      contact: contact === null ? null : decryptedContact(ground, key, contact, contactRow(id)),
    }
  })

/** Older texts are encrypted with FIELD_KEYS: a nightly job re-encrypts the remaining ones. */
const decryptedContact = ({ cipher }: SubjectKeyDeps, key: SubjectKey | null, contact: string, row: string) =>
  isUnderSubjectKey(contact) ? (key?.open(contact, row) ?? null) : cipher.open(contact, row)

export const decryptedAdvice = (ground: SubjectKeyDeps, rows: readonly AdviceRow[]) =>
  decryptedEach(ground, rows, (key, row) =>
    voiceOf(key, row, { words: adviceRow(row.id), note: adviceNoteRow(row.id) }),
  )

export const decryptedEvaluations = (ground: SubjectKeyDeps, rows: readonly EvaluationRow[]) =>
  decryptedEach(ground, rows, (key, row) =>
    voiceOf(key, row, { words: evaluationRow(row.service_id), note: evaluationNoteRow(row.service_id) }),
  )

/** Encrypted with the keys of many data subjects: each key is loaded once. */
async function decryptedEach<Row extends { readonly account_id: string }, Decrypted>(
  ground: SubjectKeyDeps,
  rows: readonly Row[],
  open: (key: SubjectKey | null, row: Row) => Decrypted,
): Promise<(Row & { readonly decrypted: Decrypted })[]> {
  const keys = new Map<string, SubjectKey | null>()
  for (const id of new Set(rows.map(({ account_id }) => account_id)))
    // One after the other: a page is short, and there is one connection. oxlint-disable-next-line no-await-in-loop
    keys.set(id, await existingSubjectKey(ground, id))
  return rows.map((row) => ({ ...row, decrypted: open(keys.get(row.account_id) ?? null, row) }))
}
