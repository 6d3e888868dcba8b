import type { Generated } from 'kysely'
import type { Provider } from './rules.ts'

export interface WorkChatAppTable {
  id: string
  provider: Provider
  supply: string
  company_id: string
  corp_id: string
  client_id: string
  agent_id: string | null
  secret_encrypted: string
  /** Number of changes; the time of the last change of the secret. */
  revision: Generated<number>
  secret_changed_at: Date | null
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    work_chat_app: WorkChatAppTable
  }
}
