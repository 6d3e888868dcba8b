import { escapeIdentifier, type Client } from 'pg'
import type { DatabaseSchema } from './check-distribution.ts'
import { distributionColumn, leaderOf, leaders, distributions, type Distribution } from './distribution.ts'
import { readSchema } from './schema-keys.ts'

/** Its message is one line for the operator. */
export class DistributeRefused extends Error {}

export interface DistributedTable {
  readonly table: string
  readonly distribution: Distribution
  /** `stood`: already distributed. `kept`: stays on the coordinator. */
  readonly outcome: 'placed' | 'stood' | 'kept'
}

type QueryClient = Pick<Client, 'query'>

export const hasCitus = async (client: QueryClient): Promise<boolean> =>
  (await client.query(`select 1 from pg_extension where extname = 'citus'`)).rowCount === 1

/** Whether this database has been distributed: then tables that migrations add are distributed as well. */
export const isDistributed = async (client: QueryClient): Promise<boolean> =>
  (await hasCitus(client)) && (await distributedTables(client)).size > 0

/**
 * Distributes every table on Citus, with its rows. Tables that are already distributed stay unchanged: safe to
 * repeat.
 */
export async function distributeTables(
  client: QueryClient,
  report: (placed: DistributedTable) => void = () => {},
): Promise<DistributedTable[]> {
  if (!(await hasCitus(client)))
    throw new DistributeRefused(
      '该数据库没有 Citus 扩展：请在协调节点和各工作节点的库中先执行 create extension citus',
    )
  // Append-only tables keep their trigger. It reads nothing and only refuses, so each node can run it by itself.
  await client.query('set citus.enable_unsafe_triggers to on')
  await keepToOneConnection(client)
  await client.query('begin')
  try {
    // When several processes start at once, one distributes the tables and the others find it done.
    await client.query('select 1 from schema_migration_turn where id = 1 for update')
    const all = await distributeAll(client, report)
    await client.query('commit')
    return all
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * One connection per node for a statement that touches several of its shards, in this session and in later ones. Over
 * several connections, a transaction could not change a reference table after a table that references it.
 */
async function keepToOneConnection(client: QueryClient): Promise<void> {
  const setting = `set citus.multi_shard_modify_mode to 'sequential'`
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  await client.query(setting)
  await client.query(`alter database ${escapeIdentifier(rows[0]!.name)} ${setting}`)
}

async function distributeAll(
  client: QueryClient,
  report: (placed: DistributedTable) => void,
): Promise<DistributedTable[]> {
  const schema = await readSchema(client)
  const stood = await distributedTables(client)
  const restore = await liftReferences(client, schema, stood)
  const all: DistributedTable[] = []
  for (const table of inOrder(schema)) {
    const placed = await distributeTable(client, table, stood)
    all.push(placed)
    report(placed)
  }
  for (const statement of restore) await client.query(statement)
  // The rows were copied to the nodes; no query sees the copies left on the coordinator.
  for (const { table } of all.filter(({ outcome }) => outcome === 'placed').toReversed())
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [table])
  return all
}

async function distributedTables(client: QueryClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
      where partmethod = 'h' or (partmethod = 'n' and repmodel = 't')`,
  )
  return new Set(rows.map(({ name }) => name))
}

/**
 * Drops the foreign keys between tables that are still to be distributed and returns the statements that restore
 * them: half way, one table is distributed and the other is not, which the engine refuses.
 */
async function liftReferences(
  client: QueryClient,
  { references }: DatabaseSchema,
  stood: ReadonlySet<string>,
): Promise<string[]> {
  const restore: string[] = []
  for (const { table, name, target } of references) {
    const distribution = distributions[target]
    if (stood.has(table) || !distribution || distributionColumn(distribution) === null) continue
    const { rows } = await client.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and conname = $2`,
      [table, name],
    )
    await client.query(`alter table ${escapeIdentifier(table)} drop constraint ${escapeIdentifier(name)}`)
    restore.push(
      `alter table ${escapeIdentifier(table)} add constraint ${escapeIdentifier(name)} ${rows[0]!.definition}`,
    )
  }
  return restore
}

async function distributeTable(
  client: QueryClient,
  table: string,
  stood: ReadonlySet<string>,
): Promise<DistributedTable> {
  const distribution = distributions[table]!
  if (distribution.kind === 'local') return { table, distribution, outcome: 'kept' }
  if (stood.has(table)) return { table, distribution, outcome: 'stood' }
  const column = distributionColumn(distribution)
  if (column === null) await client.query('select create_reference_table($1::regclass)', [table])
  else
    await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
      table,
      column,
      beside(table, distribution),
    ])
  return { table, distribution, outcome: 'placed' }
}

function beside(table: string, distribution: Distribution): string {
  const leader = leaderOf(distribution)
  return leader === undefined || leader === table ? 'none' : leader
}

const rank: Readonly<Record<Distribution['kind'], number>> = {
  local: 0,
  reference: 1,
  account: 2,
  company: 3,
  ownKey: 4,
}

/**
 * Our tables only: reference tables first, then each group with its first table in front, and every table after those
 * that it references.
 */
export function inOrder({ tables, references }: DatabaseSchema): string[] {
  const weight = (table: string) => rank[distributions[table]!.kind] * 2 + (leaders.has(table) ? 0 : 1)
  const ordered = new Set<string>()
  const put = (table: string): void => {
    if (ordered.has(table)) return
    for (const { target } of references.filter((one) => one.table === table && one.target !== table))
      put(target)
    ordered.add(table)
  }
  const ours = tables.filter((table) => table in distributions)
  for (const table of ours.toSorted((one, other) => weight(one) - weight(other))) put(table)
  return [...ordered]
}
