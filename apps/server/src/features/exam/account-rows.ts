import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const examAccountRows: readonly AccountRows[] = [
  ...rowsOf('体检报销', 'prevents', 'exam_claim', 'exam_proposal'),
]
