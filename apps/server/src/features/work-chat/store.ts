import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { Provider } from './rules.ts'
import type { WorkChatAppTable } from './tables.ts'

export type WorkChatAppRow = Selectable<WorkChatAppTable>

export interface WorkChatAppKey {
  readonly corpId?: string | undefined
  readonly supply?: string | undefined
}

/** By the company's number, otherwise by supply, otherwise the only one. */
export async function appOf(
  db: Db,
  provider: Provider,
  { corpId, supply }: WorkChatAppKey,
): Promise<WorkChatAppRow | undefined> {
  const all = db.selectFrom('work_chat_app').selectAll().where('provider', '=', provider).orderBy('supply')
  if (corpId) {
    const found = await all.where('corp_id', '=', corpId).execute()
    return found.find((app) => app.supply === supply) ?? found[0]
  }
  if (supply) return all.where('supply', '=', supply).executeTakeFirst()
  const [only, another] = await all.limit(2).execute()
  return another ? undefined : only
}
