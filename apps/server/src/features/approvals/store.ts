import type { Selectable } from 'kysely'
import type { ApprovalKind } from '@yf/domain/approvals'
import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { ApprovalTable } from './tables.ts'

export type ApprovalRow = Selectable<ApprovalTable>

export const insertApproval = (tx: Db, row: ApprovalRow) =>
  tx
    .insertInto('approval')
    .values({ ...row, lines: jsonValue(row.lines) })
    .execute()

/** Serialises calls of one kind at one company, so that concurrent amounts are added up. */
export const lockApprovals = (tx: Db, company_id: string, kind: ApprovalKind) =>
  tx
    .insertInto('approval_lock')
    .values({ company_id, kind })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind']).doUpdateSet({ kind }))
    .execute()

export async function disbursedWithoutApproval(
  tx: Db,
  company_id: string,
  kind: ApprovalKind,
  since: Date,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('approval')
    .select(sql<number>`coalesce(sum(worth_fen), 0)::bigint`.as('sum'))
    .where((row) => row.and({ company_id, kind, state: 'alone' as const }))
    .where('proposed_at', '>', since)
    .executeTakeFirstOrThrow()
  return sum
}

/** Everything that was proposed for approval, in any state. */
export const proposalQuery = (db: Db, state: ApprovalRow['state'] | undefined) => {
  const all = db.selectFrom('approval').selectAll().where('input_encrypted', 'is not', null)
  return state ? all.where('state', '=', state) : all
}

/** Finds the row first and then locks it: the lock is taken on the node of its company. */
export async function takeApproval(tx: Db, id: string): Promise<ApprovalRow | undefined> {
  const found = await proposalQuery(tx, undefined).where('id', '=', id).executeTakeFirst()
  return (
    found &&
    proposalQuery(tx, undefined)
      .where('company_id', '=', found.company_id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )
}

type ApprovalDecision = Pick<ApprovalRow, 'state' | 'decided_by' | 'decided_at' | 'note'>

export const keepApprovalDecision = (tx: Db, { company_id, id }: ApprovalRow, decision: ApprovalDecision) =>
  tx
    .updateTable('approval')
    .set(decision)
    .where((row) => row.and({ company_id, id, state: 'proposed' as const }))
    .execute()
