import type { AssignmentRule, HandlerGroup } from '@yf/contract/claims-admin-assignment'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'

export const groups = (db: Db): Promise<HandlerGroup[]> =>
  db.selectFrom('staff_group').select(['id', 'name', 'staff_ids as staffIds']).orderBy('name').execute()

/** In the order in which they are tried. */
export const rules = (db: Db): Promise<AssignmentRule[]> =>
  db
    .selectFrom('assignment_rule')
    .select([
      'company_id as companyId',
      'visit_type as visitType',
      'min_fen as minFen',
      'max_fen as maxFen',
      'group_id as groupId',
    ])
    .orderBy('sort')
    .execute()

export async function replaceRules(tx: Db, newRules: readonly AssignmentRule[]): Promise<void> {
  await tx.deleteFrom('assignment_rule').execute()
  if (newRules.length === 0) return
  const rows = newRules.map(({ companyId, visitType, minFen, maxFen, groupId }, sort) => ({
    id: newId(),
    sort,
    company_id: companyId,
    visit_type: visitType,
    min_fen: minFen,
    max_fen: maxFen,
    group_id: groupId,
  }))
  await tx.insertInto('assignment_rule').values(rows).execute()
}

export async function assignmentNow(db: Db) {
  const [ruled, grouped] = await Promise.all([rules(db), groups(db)])
  return { rules: ruled, groups: grouped }
}
