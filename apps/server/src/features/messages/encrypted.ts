import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'
import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export const mailRow = (accountId: string) => `notice_channel:${accountId}:mail`

export const provenMailField = 'proven_mail.mail'

export const noticeRow = (id: string) => `notice:${id}:content`

export const leftTextRow = (id: string) => `service_message:${id}:text`
export const leftAnswerRow = (id: string) => `service_message:${id}:answer`

const left = {
  table: 'service_message',
  id: 'id',
  subject: 'account_id',
} as const

/** A notice to a member may name an illness, a doctor or a medicine. */
export const messageSubjectColumns: readonly SubjectColumn[] = [
  {
    table: 'notice',
    column: 'content',
    id: 'id',
    row: noticeRow,
    subject: 'account_id',
  },
  { ...left, column: 'text', row: leftTextRow },
  { ...left, column: 'answer', row: leftAnswerRow },
]

export const messageEncrypted: readonly EncryptedColumn[] = [
  { table: 'notice_channel', id: 'account_id', column: 'mail_encrypted', row: mailRow },
]
