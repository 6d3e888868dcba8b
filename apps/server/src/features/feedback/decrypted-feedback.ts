import { isUnderKeeperKey, type KeeperKey } from '#platform/crypto/keeper-key.ts'
import { knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import {
  adviceNoteRow,
  adviceRow,
  contactRow,
  evaluationNoteRow,
  evaluationRow,
  suggestionAnswerRow,
  suggestionNoteRow,
  suggestionRow,
} from './sealed.ts'
import type { AdviceRow, EvaluationRow, SuggestionRow } from './feedback-queries.ts'

/** What a member said, as the desk reads it. */
export interface FeedbackEntry {
  readonly words: string
  /** She was forgotten since, and her words with her. */
  readonly isForgotten: boolean
  readonly note: string | null
}

/** Null where the key that it was sealed under is deleted; the key of somebody who came back opens nothing of before. */
const openedWith = (key: KeeperKey | null, text: string, row: string): string | null =>
  isUnderKeeperKey(text) ? (key?.open(text, row) ?? null) : text

function voiceOf(
  key: KeeperKey | null,
  { content, handled_note: note }: Pick<SuggestionRow, 'content' | 'handled_note'>,
  rows: { readonly words: string; readonly note: string },
): FeedbackEntry {
  const words = openedWith(key, content, rows.words)
  return {
    words: words ?? '',
    isForgotten: words === null,
    note: note === null ? null : openedWith(key, note, rows.note),
  }
}

export type OpenedSuggestion = FeedbackEntry & {
  readonly contact: string | null
  readonly answer: string | null
}

export const openedSuggestions = (ground: KeyGround, rows: readonly SuggestionRow[]) =>
  openedEach(ground, rows, (key, row): OpenedSuggestion => {
    const { id, answer, contact_sealed: contact } = row
    return {
      ...voiceOf(key, row, { words: suggestionRow(id), note: suggestionNoteRow(id) }),
      answer: answer === null ? null : openedWith(key, answer, suggestionAnswerRow(id)),
      contact: contact === null ? null : openedContact(ground, key, contact, contactRow(id)),
    }
  })

/** Before it was the person's it was sealed under FIELD_KEYS: a night moves what is left of that. */
const openedContact = ({ cipher }: KeyGround, key: KeeperKey | null, contact: string, row: string) =>
  isUnderKeeperKey(contact) ? (key?.open(contact, row) ?? null) : cipher.open(contact, row)

export const openedAdvice = (ground: KeyGround, rows: readonly AdviceRow[]) =>
  openedEach(ground, rows, (key, row) =>
    voiceOf(key, row, { words: adviceRow(row.id), note: adviceNoteRow(row.id) }),
  )

export const openedEvaluations = (ground: KeyGround, rows: readonly EvaluationRow[]) =>
  openedEach(ground, rows, (key, row) =>
    voiceOf(key, row, { words: evaluationRow(row.service_id), note: evaluationNoteRow(row.service_id) }),
  )

/** Under the keys of many persons: each opens its own, and is fetched once. */
async function openedEach<Row extends { readonly account_id: string }, Opened>(
  ground: KeyGround,
  rows: readonly Row[],
  open: (key: KeeperKey | null, row: Row) => Opened,
): Promise<(Row & { readonly opened: Opened })[]> {
  const keys = new Map<string, KeeperKey | null>()
  for (const id of new Set(rows.map(({ account_id }) => account_id)))
    // One after the other: a page is short, and the connection is one.
    // oxlint-disable-next-line no-await-in-loop
    keys.set(id, await knownKeeperKey(ground, id))
  return rows.map((row) => ({ ...row, opened: open(keys.get(row.account_id) ?? null, row) }))
}
