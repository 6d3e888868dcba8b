import { caseStates } from '@yf/domain/claim-case'
import { dueFrom } from '@yf/domain/claim-sla'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { newCaseNo } from './case-no.ts'
import { freeCaseKeys, takeCaseKeys } from './case-keys.ts'
import type { CaseRow } from './own-case.ts'
import { notePace } from './hospital-pace.ts'

/** Its owner, and whatever else is known from the start. */
export type NewCaseValues = Pick<CaseRow, 'company_id' | 'account_id' | 'flow' | 'insured_name'> &
  Partial<CaseRow>

const blank = {
  family_id: null,
  policy_id: null,
  state: caseStates.draft,
  step: 1,
  visit_type: null,
  visit_start: null,
  visit_end: null,
  hospital: null,
  diagnosis: null,
  diagnosis_codes: null,
  insured_hash: null,
  insured_encrypted: null,
  accident_note: null,
  declared_fen: null,
  phone_encrypted: null,
  email: null,
  bank_card_id: null,
  billed_fen: 0,
  payable_fen: null,
  earlier_fen: 0,
  risk: 0,
  asked_for: null,
  signature_id: null,
  book_hash: null,
  book_file_id: null,
  letter_file_id: null,
  submitted_at: null,
  decided_at: null,
  decided_late: null,
  closed_at: null,
  decided_state: null,
  appealed_at: null,
  review_file_id: null,
} satisfies Partial<CaseRow>

/** A complete case row: a draft of today unless more is known. */
export const newCase = (values: NewCaseValues, now: Date): CaseRow => ({
  ...blank,
  id: newId(),
  case_no: newCaseNo(now),
  created_at: now,
  updated_at: now,
  due_at: values.submitted_at ? dueFrom(values.submitted_at) : null,
  ...values,
})

/** Undefined if the number is taken, or a draft of this flow exists. */
export async function insertCase(tx: Db, row: CaseRow): Promise<CaseRow | undefined> {
  if (!(await takeCaseKeys(tx, row))) return undefined
  const made = await tx
    .insertInto('claim_case')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) await notePace(tx, null, made)
  else await freeCaseKeys(tx, row)
  return made
}
