import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { openUnder } from '#platform/crypto/subject-key.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { textRow } from '#features/claims/record/encrypted.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { findingsOf } from './findings.ts'

type CaseWithDiagnosis = Pick<CaseRow, 'account_id' | 'id' | 'diagnosis' | 'diagnosis_codes'>

/** The diagnoses of several cases, by case, for the rule; loads each owner's key once. */
export async function diagnosesOf(
  ctx: SubjectKeyDeps,
  rows: readonly CaseWithDiagnosis[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  const diagnosed = rows.filter((row) => row.diagnosis || row.diagnosis_codes)
  const owners = [...new Set(diagnosed.map(({ account_id }) => account_id))]
  const keys = new Map(
    await Promise.all(owners.map(async (id) => [id, await existingSubjectKey(ctx, id)] as const)),
  )
  const read = (row: CaseWithDiagnosis, column: 'diagnosis' | 'diagnosis_codes') => {
    const text = row[column]
    return text && openUnder(keys.get(row.account_id) ?? null, text, textRow(row.id, column))
  }
  return new Map(
    rows.map((row) => [row.id, findingsOf(read(row, 'diagnosis'), read(row, 'diagnosis_codes'))]),
  )
}
