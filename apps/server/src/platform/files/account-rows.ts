import { sql } from 'kysely'
import type { AccountRows } from '#platform/account-rows/account-rows.ts'

const isReadable = sql<boolean>`gone_at is null`
const files = { table: 'stored_file', words: '上传的文件', rule: 'prevents', only: isReadable } as const

/** Encrypted with a key of the account, which no other account can read. */
export const fileAccountRows: readonly AccountRows[] = [
  { ...files, column: 'owner_account_id' },
  { ...files, column: 'subject_id' },
]
