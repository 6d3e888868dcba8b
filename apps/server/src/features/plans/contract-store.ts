import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { ContractVersionTable, GroupContractTable } from './tables.ts'

export type ContractRecord = Selectable<GroupContractTable>
export type ContractVersionRecord = Selectable<ContractVersionTable>

/** In any company: found by its id alone. */
export const contractById = (db: Db, id: string): Promise<ContractRecord | undefined> =>
  db.selectFrom('group_contract').selectAll().where('id', '=', id).executeTakeFirst()

/** Locked until the transaction ends, on the node of its company. */
export async function takeContract(tx: Db, id: string): Promise<ContractRecord | undefined> {
  const found = await contractById(tx, id)
  return (
    found &&
    tx
      .selectFrom('group_contract')
      .selectAll()
      .where((row) => row.and({ company_id: found.company_id, id }))
      .forUpdate()
      .executeTakeFirst()
  )
}

/** Newest first. */
export const versionsOfContract = (
  db: Db,
  { company_id, id }: Pick<ContractRecord, 'company_id' | 'id'>,
): Promise<ContractVersionRecord[]> =>
  db
    .selectFrom('contract_version')
    .selectAll()
    .where((row) => row.and({ company_id, contract_id: id }))
    .orderBy('no', 'desc')
    .execute()

export const renewalOf = async (
  db: Db,
  { company_id, id }: Pick<ContractRecord, 'company_id' | 'id'>,
): Promise<string | null> =>
  (
    await db
      .selectFrom('group_contract')
      .select('id')
      .where((row) => row.and({ company_id, previous_id: id }))
      .executeTakeFirst()
  )?.id ?? null

/** The insurance contract that ends last. */
export const newestAgreed = (
  db: Db,
  company_id: string,
): Promise<Pick<ContractRecord, 'starts_on' | 'ends_on'> | undefined> =>
  db
    .selectFrom('group_contract as g')
    .innerJoin('plan as p', 'p.id', 'g.plan_id')
    .select(['g.starts_on', 'g.ends_on'])
    .where('g.company_id', '=', company_id)
    .where('g.plan_version_id', 'is not', null)
    .where('p.kind', '=', 'insurance')
    .orderBy('g.ends_on', 'desc')
    .limit(1)
    .executeTakeFirst()

export const addContractRow = (tx: Db, row: ContractRecord) =>
  tx.insertInto('group_contract').values(row).execute()

export const changeContractRow = (
  tx: Db,
  { company_id, id }: Pick<ContractRecord, 'company_id' | 'id'>,
  changes: Partial<Pick<ContractRecord, 'plan_id' | 'plan_version_id' | 'starts_on' | 'ends_on'>>,
) =>
  tx
    .updateTable('group_contract')
    .set(changes)
    .where((row) => row.and({ company_id, id }))
    .execute()

export const addContractVersion = (tx: Db, row: Insertable<ContractVersionTable>) =>
  tx
    .insertInto('contract_version')
    .values({ ...row, classes: jsonValue(row.classes) })
    .execute()

export const changeContractVersion = (
  tx: Db,
  { company_id, contract_id, no }: Pick<ContractVersionRecord, 'company_id' | 'contract_id' | 'no'>,
  changes: Partial<Insertable<ContractVersionTable>>,
) =>
  tx
    .updateTable('contract_version')
    .set({ ...changes, ...(changes.classes && { classes: jsonValue(changes.classes) }) })
    .where((row) => row.and({ company_id, contract_id, no }))
    .execute()
