import type { SealedColumn } from '#platform/crypto/reseal.ts'

export const secretRow = (appId: string) => `work_chat_app:${appId}:secret`

export const workChatSealed: readonly SealedColumn[] = [
  { table: 'work_chat_app', id: 'id', column: 'secret_sealed', row: secretRow },
]
