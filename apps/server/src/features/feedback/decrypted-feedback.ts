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

/** A member's text, as staff read it. */
export interface FeedbackEntry {
  readonly words: string
  /** The member has been erased since, together with the text. */
  readonly isForgotten: boolean
  readonly note: string | null
}

/** Null when its data subject key is deleted; the new key of a returned member does not decrypt earlier texts. */
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

/** Older texts are encrypted with FIELD_KEYS: a nightly job re-encrypts the remaining ones. */
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

/** Encrypted with the keys of many data subjects: each key is loaded once. */
async function openedEach<Row extends { readonly account_id: string }, Opened>(
  ground: KeyGround,
  rows: readonly Row[],
  open: (key: KeeperKey | null, row: Row) => Opened,
): Promise<(Row & { readonly opened: Opened })[]> {
  const keys = new Map<string, KeeperKey | null>()
  for (const id of new Set(rows.map(({ account_id }) => account_id)))
    // One after the other: a page is short, and there is one connection. oxlint-disable-next-line no-await-in-loop
    keys.set(id, await knownKeeperKey(ground, id))
  return rows.map((row) => ({ ...row, opened: open(keys.get(row.account_id) ?? null, row) }))
}
