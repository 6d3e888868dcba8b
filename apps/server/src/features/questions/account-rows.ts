import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const questionsAccountRows: readonly AccountRows[] = [...rowsOf('使用痕迹', 'stays', 'question_count')]
