import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { type Client, DatabaseError } from 'pg'
import { isDistributed, distributeTables } from './distribute.ts'
import { PreparingClient } from './preparing-client.ts'
import { statementsIn } from './statements-in.ts'
import { tryAgain } from './retry-transaction.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Its message is one line for the operator. */
export class MigrationRefused extends Error {}

/**
 * The database was created by migrations that this program does not have: from before the baseline, by an earlier
 * version of it, or from another branch.
 */
export class OtherHistory extends MigrationRefused {}

/** Migrates the database and returns the names of the applied files. Any number of processes may run it at once. */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new PreparingClient({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await createRecord(client)
    await refuseOtherHistory(client, migrations)
    const applied: string[] = []
    for (const migration of migrations) {
      // A table may change while running processes use it.
      const isNew = await tryAgain(() => applyOnce(client, migration)).catch(refuse(migration))
      if (isNew) applied.push(migration.name)
    }
    // New tables of a distributed database stay on the coordinator until they are distributed.
    if (await isDistributed(client)) await distributeTables(client)
    return applied
  } finally {
    await client.end()
  }
}

export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number) throw new MigrationRefused(`迁移 ${name}：文件名应为 0001_what_it_does.sql 的形式`)
    if (numbers.has(number)) throw new MigrationRefused(`迁移 ${name}：编号 ${number} 重复`)
    numbers.add(number)
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have other line ends; the migration is the same.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Names above our last one are fine: the database is ahead, as in a rolling upgrade. */
async function refuseOtherHistory(client: Client, migrations: readonly Migration[]): Promise<void> {
  const numberOf = (name: string) => name.slice(0, 4)
  const known = new Set(migrations.map(({ name }) => name))
  const last = numberOf(migrations.at(-1)?.name ?? '')
  const { rows } = await client.query<Pick<Migration, 'name' | 'checksum'>>(
    'select name, checksum from schema_migration order by name',
  )
  const unknown = rows.find(({ name }) => numberOf(name) <= last && !known.has(name))
  if (unknown)
    throw new OtherHistory(
      `数据库由 1.0.0 之前的版本或其他分支建立（已执行本版本没有的迁移 ${unknown.name}），不能升级，未作任何改动`,
    )
  // Before its release the baseline itself changes. Later files never do: a changed one is a mistake in that file.
  const baseline = migrations[0]
  const applied = rows.find(({ name }) => name === baseline?.name)
  if (applied && applied.checksum !== baseline?.checksum)
    throw new OtherHistory(
      `数据库由 1.0.0 之前的版本或其他分支建立（${applied.name} 与本版本的不同），不能升级，未作任何改动`,
    )
}

async function applyOnce(client: Client, migration: Migration): Promise<boolean> {
  await client.query('begin')
  try {
    // The process that locks the row applies the files; the others wait here and then find the work done.
    await client.query('select 1 from schema_migration_turn where id = 1 for update')
    const isNew = await isPending(client, migration)
    if (isNew) await apply(client, migration)
    await client.query('commit')
    return isNew
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function isPending(client: Client, { name, checksum }: Migration): Promise<boolean> {
  const known = await client.query('select checksum from schema_migration where name = $1', [name])
  if (known.rowCount === 0) {
    const later = await client.query('select name from schema_migration where name > $1 limit 1', [name])
    if (later.rowCount === 0) return true
    throw new MigrationRefused(`迁移 ${name}：${later.rows[0].name} 已执行，请改用更大的编号`)
  }
  if (known.rows[0].checksum === checksum) return false
  throw new MigrationRefused(`迁移 ${name}：执行后文件被改动，请另写一个新的迁移`)
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  // One by one: a distributed engine forwards an index to its nodes with the whole text of the query.
  for (const statement of statementsIn(sql)) await client.query(statement)
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
}

const refuse =
  ({ name }: Migration) =>
  (error: unknown): never => {
    if (!(error instanceof DatabaseError)) throw error
    throw new MigrationRefused(`迁移 ${name}：${error.message}`, { cause: error })
  }

async function createRecord(client: Client): Promise<void> {
  const statements = `
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists schema_migration_turn (id integer primary key);
    insert into schema_migration_turn (id) values (1) on conflict do nothing`
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(statements)
      return
    } catch (error) {
      // "if not exists" does not lock: of several concurrent creations one may still collide.
      if (attempt === 10 || !isCollision(error)) throw error
    }
  }
}

const isCollision = (error: unknown) =>
  error instanceof DatabaseError &&
  ['23505', '42P07', '42710', '40001', '40P01', 'XX000'].includes(error.code ?? '')
