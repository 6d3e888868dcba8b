import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const mailRow = (accountId: string) => `notice_channel:${accountId}:mail`

export const messageSealed: readonly SealedColumn[] = [
  { table: 'notice_channel', id: 'account_id', column: 'mail_sealed', row: mailRow },
]
