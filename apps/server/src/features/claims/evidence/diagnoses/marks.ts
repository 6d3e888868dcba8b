import { caseStateName } from '@yf/domain/claim-case'
import { diagnosisVerdicts, isSameDiagnosis, type DiagnosisVerdict } from '@yf/domain/diagnosis-marks'
import type { Diagnosis } from '@yf/domain/adjudication/terms'
import { subjectKey, existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { PersonDeps } from '#features/claims/record/people.ts'
import { samePerson } from '#features/claims/record/history.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { markRow } from '#features/claims/record/encrypted.ts'
import { inAccount, findMarkKeys, indexMark, type MarkKey } from './mark-index.ts'
import { diagnosisOfCode } from './table.ts'

/** A diagnosis of this insured person that a handler marked, here or in another case. */
export interface DiagnosisMark {
  readonly id: string
  readonly companyId: string
  readonly caseId: string
  readonly caseNo: string
  readonly state: CaseRow['state']
  readonly verdict: DiagnosisVerdict
  readonly code: string
  readonly name: string
  readonly reason: string
  readonly staffName: string
  readonly at: Date
}

/** Marks of one company, so on one node. */
const activeMarks = (db: Db, companyId: string, markKeys: readonly MarkKey[]) =>
  db
    .selectFrom('claim_diagnosis_mark as m')
    .innerJoin('claim_case as c', (join) =>
      join.onRef('c.company_id', '=', 'm.company_id').onRef('c.id', '=', 'm.case_id'),
    )
    .selectAll('m')
    .select(['c.case_no', 'c.state'])
    .where('m.company_id', '=', companyId)
    .where(
      'm.id',
      'in',
      markKeys.map(({ mark_id }) => mark_id),
    )
    .where('m.lifted_at', 'is', null)

/** All active marks, newest first; texts whose encryption key was deleted are gone. */
export async function marksOfPerson(ctx: PersonDeps, caseRow: CaseRow): Promise<DiagnosisMark[]> {
  const { isSame, hashes } = await samePerson(ctx, caseRow)
  const markKeys = await findMarkKeys(ctx.db, [...hashes, inAccount(caseRow)])
  const found = await Promise.all(
    [...Map.groupBy(markKeys, ({ company_id }) => company_id)].map(([companyId, ofCompany]) =>
      activeMarks(ctx.db, companyId, ofCompany).where(isSame).execute(),
    ),
  )
  const rows = found.flat().toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  const keys = new Map(
    await Promise.all(
      [...new Set(rows.map(({ account_id }) => account_id))].map(
        async (id) => [id, await existingSubjectKey(ctx, id)] as const,
      ),
    ),
  )
  return rows.flatMap(({ text_encrypted, ...row }) => {
    const text = keys.get(row.account_id)?.open(text_encrypted, markRow(row.id))
    if (!text) return []
    const { code, reason } = JSON.parse(text) as { code: string; reason: string }
    return {
      id: row.id,
      companyId: row.company_id,
      caseId: row.case_id,
      caseNo: row.case_no,
      state: row.state,
      verdict: row.verdict,
      code,
      name: diagnosisOfCode(code)?.name ?? code,
      reason,
      staffName: row.staff_name,
      at: row.at,
    }
  })
}

/** Consequences of earlier cases of the person for this one's diagnoses, in text that names no illness. */
export function markTexts(
  caseId: string,
  marks: readonly DiagnosisMark[],
  diagnoses: readonly Diagnosis[],
): string[] {
  const isOpen = diagnoses.length === 0 || diagnoses.some(({ code }) => code === null)
  const found = marks
    .filter((mark) => mark.caseId !== caseId)
    .flatMap(({ caseNo, state, verdict, code }) => {
      const from = `案件 ${caseNo}（${caseStateName(state)}）中标记为「${diagnosisVerdicts[verdict]}」的诊断`
      if (diagnoses.some((one) => one.code !== null && isSameDiagnosis(one.code, code)))
        return [`诊断与${from}相同`]
      // A description that is no name of the table may be the same illness.
      return isOpen ? [`诊断没有编码，无法与${from}比对`] : []
    })
  return [...new Set(found)]
}

interface NewMark {
  readonly code: string
  readonly verdict: DiagnosisVerdict
  readonly reason: string
  readonly staff: { readonly id: string; readonly name: string }
}

/** The caller has checked the permission for the case, and that it has no active mark with this code. */
export async function addMark(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  caseRow: CaseRow,
  { code, verdict, reason, staff }: NewMark,
): Promise<void> {
  const { company_id, id: case_id, account_id } = caseRow
  const id = newId()
  const key = await subjectKey(ctx, account_id)
  // Empty if no certificate is known.
  const found_by = caseRow.insured_hash || null
  await ctx.db
    .insertInto('claim_diagnosis_mark')
    .values({
      company_id,
      case_id,
      id,
      account_id,
      verdict,
      text_encrypted: key.encrypt(JSON.stringify({ code, reason }), markRow(id)),
      staff_id: staff.id,
      staff_name: staff.name,
      at: ctx.clock.now(),
      lifted_by: null,
      lifted_reason: null,
      lifted_at: null,
      found_by,
    })
    .execute()
  const persons = [inAccount(caseRow), ...(found_by === null ? [] : [found_by])]
  await indexMark(ctx.db, { mark_id: id, company_id, case_id }, persons)
}

/** The row remains, with the person who removed the mark and the reason. */
export const liftMark = (
  { db, clock }: SubjectKeyDeps & { readonly clock: Clock },
  { companyId, caseId, id }: DiagnosisMark,
  { by, reason }: { readonly by: string; readonly reason: string },
) =>
  db
    .updateTable('claim_diagnosis_mark')
    .set({ lifted_by: by, lifted_reason: reason, lifted_at: clock.now() })
    .where((row) => row.and({ company_id: companyId, case_id: caseId, id }))
    .where('lifted_at', 'is', null)
    .execute()
