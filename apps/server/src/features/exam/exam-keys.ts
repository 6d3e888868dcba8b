import { randomInt } from 'node:crypto'
import { shanghaiDay } from '@yf/domain/dates'
import { examNumbers } from '@yf/domain/exam-claim'
import type { Db } from '#platform/db/handle.ts'
import {
  freeKeys,
  holderOf,
  takeIfFree,
  takeKeys,
  type UniqueKeyRequest,
} from '#platform/keys/unique-keys.ts'
import type { ExamClaimTable } from './tables.ts'

type ExamClaimKeys = Pick<ExamClaimTable, 'company_id' | 'id' | 'exam_no'>

const idKeyOf = ({ company_id, id }: ExamClaimKeys): UniqueKeyRequest => ({
  kind: 'exam_claim.id',
  key: id,
  holder: company_id,
})
const numberOf = ({ id, exam_no }: ExamClaimKeys): UniqueKeyRequest => ({
  kind: 'exam_claim.exam_no',
  key: exam_no,
  holder: id,
})

/** A reimbursement is distributed by company, and looked up by its id. */
export const companyOfExam = (db: Db, id: string): Promise<string | null> => holderOf(db, 'exam_claim.id', id)
export const examIdOfNo = (db: Db, examNo: string): Promise<string | null> =>
  holderOf(db, 'exam_claim.exam_no', examNo)

/** Claimed before it is written. False when another reimbursement has the number. */
export async function takeExamKeys(tx: Db, row: ExamClaimKeys): Promise<boolean> {
  if (!(await takeIfFree(tx, numberOf(row)))) return false
  await takeKeys(tx, [idKeyOf(row)])
  return true
}

/** Released when it is not written after all. */
export const freeExamKeys = (tx: Db, row: ExamClaimKeys): Promise<void> =>
  freeKeys(tx, [idKeyOf(row), numberOf(row)])

// Without 0 and O, 1 and I and similar: people read these numbers out on the phone.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** TJ20260601 and eight random characters. The database decides whether it is free. */
export const newExamNo = (now: Date): string =>
  examNumbers +
  shanghaiDay(now).replaceAll('-', '') +
  Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
