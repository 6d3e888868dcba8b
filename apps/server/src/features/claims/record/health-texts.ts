import type { Services } from '#platform/call/context.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { openUnder } from '#platform/crypto/subject-key.ts'
import type { CaseRow } from './own-case.ts'
import { textRow } from './encrypted.ts'

/** Health information that a member enters in a case, encrypted with their own key. */
const columns = ['diagnosis', 'diagnosis_codes', 'accident_note'] as const
type HealthTexts = Pick<CaseRow, (typeof columns)[number]>
type TextOwner = Pick<CaseRow, 'account_id' | 'id'>

type CaseWithRequest = Pick<CaseRow, 'asked_for'>

/** The row with decrypted texts; null texts, and an empty request text, if the key of its owner was deleted. */
export async function decrypted<Row extends HealthTexts & CaseWithRequest & TextOwner>(
  ctx: SubjectKeyDeps,
  row: Row,
): Promise<Row> {
  const texts = [...columns.map((column) => row[column]), row.asked_for?.words]
  if (!texts.some((text) => text)) return row
  const key = await existingSubjectKey(ctx, row.account_id)
  const read = (text: string | null, column: string) => text && openUnder(key, text, textRow(row.id, column))
  return {
    ...row,
    ...Object.fromEntries(columns.map((column) => [column, read(row[column], column)])),
    asked_for: row.asked_for && {
      ...row.asked_for,
      words: read(row.asked_for.words, 'asked_for') ?? '',
    },
  }
}

/** The handler's request to the member, as stored; deleted when the member has answered. */
export const encryptedRequest = async (
  ctx: SubjectKeyDeps & Pick<Services, 'clock'>,
  { account_id, id }: TextOwner,
  plaintext: string,
): Promise<string> => (await subjectKey(ctx, account_id)).encrypt(plaintext, textRow(id, 'asked_for'))

/** The encrypted columns. */
export async function encrypted<Columns extends Partial<HealthTexts>>(
  ctx: SubjectKeyDeps & Pick<Services, 'clock'>,
  { account_id, id }: TextOwner,
  plaintext: Columns,
): Promise<Columns> {
  const filled = columns.filter((column) => plaintext[column])
  if (filled.length === 0) return plaintext
  const key = await subjectKey(ctx, account_id)
  const pairs = filled.map((column) => [column, key.encrypt(plaintext[column]!, textRow(id, column))])
  return { ...plaintext, ...Object.fromEntries(pairs) }
}
