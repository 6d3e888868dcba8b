import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/handle.ts'
import type { FamilyMemberTable } from './tables.ts'

export const familyOf = (db: Db, accountId: string): Promise<Selectable<FamilyMemberTable>[]> =>
  db
    .selectFrom('family_member')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
