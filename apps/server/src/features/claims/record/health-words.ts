import type { Services } from '#platform/call/context.ts'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { openUnder } from '#platform/crypto/subject-key.ts'
import type { CaseRow } from './own-case.ts'
import { wordsRow } from './encrypted.ts'

/** Health information that a member enters in a case, encrypted with their own key. */
const columns = ['diagnosis', 'diagnosis_codes', 'accident_note'] as const
type Words = Pick<CaseRow, (typeof columns)[number]>
type Whose = Pick<CaseRow, 'account_id' | 'id'>

type Asked = Pick<CaseRow, 'asked_for'>

/** The row with decrypted texts; null texts, and an empty request text, if the key of its owner was deleted. */
export async function decrypted<Row extends Words & Asked & Whose>(
  ctx: SubjectKeyDeps,
  row: Row,
): Promise<Row> {
  const texts = [...columns.map((column) => row[column]), row.asked_for?.words]
  if (!texts.some((text) => text)) return row
  const key = await existingSubjectKey(ctx, row.account_id)
  const read = (text: string | null, column: string) => text && openUnder(key, text, wordsRow(row.id, column))
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
export const encryptedAsking = async (
  ctx: SubjectKeyDeps & Pick<Services, 'clock'>,
  { account_id, id }: Whose,
  words: string,
): Promise<string> => (await subjectKey(ctx, account_id)).encrypt(words, wordsRow(id, 'asked_for'))

/** The encrypted columns. */
export async function encrypted<Columns extends Partial<Words>>(
  ctx: SubjectKeyDeps & Pick<Services, 'clock'>,
  { account_id, id }: Whose,
  words: Columns,
): Promise<Columns> {
  const given = columns.filter((column) => words[column])
  if (given.length === 0) return words
  const key = await subjectKey(ctx, account_id)
  const pairs = given.map((column) => [column, key.encrypt(words[column]!, wordsRow(id, column))])
  return { ...words, ...Object.fromEntries(pairs) }
}
