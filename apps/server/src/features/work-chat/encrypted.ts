import type { EncryptedColumn } from '#platform/crypto/reencrypt.ts'

export const secretRow = (appId: string) => `work_chat_app:${appId}:secret`

export const workChatEncrypted: readonly EncryptedColumn[] = [
  { table: 'work_chat_app', id: 'id', column: 'secret_encrypted', row: secretRow },
]
