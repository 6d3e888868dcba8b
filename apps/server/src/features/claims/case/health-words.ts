import type { Diagnosis } from '@yf/domain/adjudication/terms'
import type { Services } from '#platform/call/context.ts'
import { keeperKey, knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import { isUnderKeeperKey } from '#platform/crypto/keeper-key.ts'
import { findingsOf } from '../diagnoses/findings.ts'
import type { CaseRow } from '../own-case.ts'
import { wordsRow } from '../sealed.ts'

/** Health information that a member enters in a case, encrypted with their own key. */
const columns = ['diagnosis', 'diagnosis_codes', 'accident_note'] as const
type Words = Pick<CaseRow, (typeof columns)[number]>
type Whose = Pick<CaseRow, 'account_id' | 'id'>

type Asked = Pick<CaseRow, 'asked_for'>

/** The row with decrypted texts; null texts, and an empty request text, if the key of its owner was deleted. */
export async function opened<Row extends Words & Asked & Whose>(ctx: KeyGround, row: Row): Promise<Row> {
  const texts = [...columns.map((column) => row[column]), row.asked_for?.words]
  if (!texts.some((text) => isUnderKeeperKey(text ?? ''))) return row
  const key = await knownKeeperKey(ctx, row.account_id)
  const read = (text: string | null, column: string) =>
    key && text && key.open(text, wordsRow(row.id, column))
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
export const sealedAsking = async (
  ctx: KeyGround & Pick<Services, 'clock'>,
  { account_id, id }: Whose,
  words: string,
): Promise<string> => (await keeperKey(ctx, account_id)).seal(words, wordsRow(id, 'asked_for'))

interface Diagnosed extends Whose, Pick<CaseRow, 'diagnosis' | 'diagnosis_codes'> {}

/** The diagnoses of several cases, by case, for the rule; loads each owner's key once. */
export async function diagnosesOf(
  ctx: KeyGround,
  rows: readonly Diagnosed[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  const isSealed = (text: string | null) => isUnderKeeperKey(text ?? '')
  const sealedRows = rows.filter((row) => isSealed(row.diagnosis) || isSealed(row.diagnosis_codes))
  const owners = [...new Set(sealedRows.map(({ account_id }) => account_id))]
  const keys = new Map(
    await Promise.all(owners.map(async (id) => [id, await knownKeeperKey(ctx, id)] as const)),
  )
  const read = (row: Diagnosed, column: 'diagnosis' | 'diagnosis_codes') =>
    isSealed(row[column])
      ? (keys.get(row.account_id)?.open(row[column]!, wordsRow(row.id, column)) ?? null)
      : row[column]
  return new Map(
    rows.map((row) => [row.id, findingsOf(read(row, 'diagnosis'), read(row, 'diagnosis_codes'))]),
  )
}

/** The encrypted columns. */
export async function sealed<Columns extends Partial<Words>>(
  ctx: KeyGround & Pick<Services, 'clock'>,
  { account_id, id }: Whose,
  words: Columns,
): Promise<Columns> {
  const given = columns.filter((column) => words[column])
  if (given.length === 0) return words
  const key = await keeperKey(ctx, account_id)
  const pairs = given.map((column) => [column, key.seal(words[column]!, wordsRow(id, column))])
  return { ...words, ...Object.fromEntries(pairs) }
}
