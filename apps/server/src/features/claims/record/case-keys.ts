import type { Db } from '#platform/db/handle.ts'
import {
  freeKeys,
  holderOf,
  takeIfFree,
  takeKeys,
  type UniqueKeyRequest,
} from '#platform/keys/unique-keys.ts'
import type { ClaimCaseTable } from './tables.ts'

type CaseKeys = Pick<ClaimCaseTable, 'company_id' | 'id' | 'case_no'>

const idKeyOf = ({ company_id, id }: CaseKeys): UniqueKeyRequest => ({
  kind: 'claim_case.id',
  key: id,
  holder: company_id,
})
const numberOf = ({ id, case_no }: CaseKeys): UniqueKeyRequest => ({
  kind: 'claim_case.case_no',
  key: case_no,
  holder: id,
})

/** A case is stored with its company, and callers know only its id. Null if there is no such case. */
export const companyOfCase = (db: Db, caseId: string): Promise<string | null> =>
  holderOf(db, 'claim_case.id', caseId)

export const caseIdOfNo = (db: Db, caseNo: string): Promise<string | null> =>
  holderOf(db, 'claim_case.case_no', caseNo)

/** Inserted before the case. False if the number is taken. */
export async function takeCaseKeys(tx: Db, row: CaseKeys): Promise<boolean> {
  if (!(await takeIfFree(tx, numberOf(row)))) return false
  await takeKeys(tx, [idKeyOf(row)])
  return true
}

/** Removed if the case is not inserted or is deleted again. */
export const freeCaseKeys = (tx: Db, row: CaseKeys): Promise<void> =>
  freeKeys(tx, [idKeyOf(row), numberOf(row)])
