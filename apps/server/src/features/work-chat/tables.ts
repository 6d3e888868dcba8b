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
}

declare module '#platform/db/handle.ts' {
  interface Tables {
    work_chat_app: WorkChatAppTable
  }
}
