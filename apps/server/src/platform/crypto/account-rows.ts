import type { AccountRows } from '#platform/account-rows/account-rows.ts'

export const subjectKeyAccountRows: readonly AccountRows[] = [
  { table: 'subject_key', column: 'subject_id', words: '数据密钥', rule: 'stays' },
]
