import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { isUnderSubjectKey } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { wordsRow } from '#features/claims/record/encrypted.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { findingsOf } from './findings.ts'

type Diagnosed = Pick<CaseRow, 'account_id' | 'id' | 'diagnosis' | 'diagnosis_codes'>

/** The diagnoses of several cases, by case, for the rule; loads each owner's key once. */
export async function diagnosesOf(
  ctx: SubjectKeyDeps,
  rows: readonly Diagnosed[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  const isEncrypted = (text: string | null) => isUnderSubjectKey(text ?? '')
  const encryptedRows = rows.filter((row) => isEncrypted(row.diagnosis) || isEncrypted(row.diagnosis_codes))
  const owners = [...new Set(encryptedRows.map(({ account_id }) => account_id))]
  const keys = new Map(
    await Promise.all(owners.map(async (id) => [id, await existingSubjectKey(ctx, id)] as const)),
  )
  const read = (row: Diagnosed, column: 'diagnosis' | 'diagnosis_codes') =>
    isEncrypted(row[column])
      ? (keys.get(row.account_id)?.open(row[column]!, wordsRow(row.id, column)) ?? null)
      : row[column]
  return new Map(
    rows.map((row) => [row.id, findingsOf(read(row, 'diagnosis'), read(row, 'diagnosis_codes'))]),
  )
}
