import { camel, GeneratorFault, insertBefore, pascal, quoted, type Plan, type ReadText } from './text.ts'

export interface NewTable {
  /** Its owner: a folder of the server's features, such as `claims/record`. */
  readonly feature: string
  /** snake_case, as in SQL. */
  readonly table: string
  readonly distribution: string
  /** Why the table is there: the comment above it. */
  readonly reason: string
  /** The names of the existing migrations. */
  readonly migrations: readonly string[]
}

interface Placement {
  /** The heading of its section in the list of distributions. */
  readonly section: string
  readonly value: (column: string, reason: string) => string
  /** The columns of the primary key, with their SQL types. */
  readonly key: (column: string) => readonly (readonly [column: string, type: string])[]
}

const id = ['id', 'uuid'] as const
const placements: Readonly<Record<string, Placement>> = {
  company: {
    section: 'Distributed by company',
    value: () => 'company',
    key: () => [['company_id', 'uuid'], id],
  },
  account: {
    section: 'Distributed by member',
    value: () => 'account',
    key: () => [['account_id', 'uuid'], id],
  },
  reference: { section: 'Reference tables', value: () => 'reference', key: () => [id] },
  key: {
    section: 'Distributed by their own key',
    value: (column) => `by('${column}')`,
    key: (column) => [[column, 'text']],
  },
  local: {
    section: 'pg-boss keeps its jobs',
    value: (_, reason) => `{ kind: 'local', because: ${quoted(reason)} }`,
    key: () => [id],
  },
}

export const distributionKinds = ['company', 'account', 'reference', 'key:<column>', 'local']
const list = 'apps/server/src/platform/db/distribution.ts'

/** Migration, declaration under its owner, distribution, store and the store's test. */
export function planTable(given: NewTable, read: ReadText): Plan {
  const { feature, table, distribution, reason } = given
  const [kind = '', column = ''] = distribution.split(':')
  const placement = placements[kind]
  if (!placement || (kind === 'key') !== (column !== ''))
    throw new GeneratorFault(`--distribution is one of ${distributionKinds.join(', ')}`)
  const distributions = read(list) ?? ''
  if (distributions.includes(`\n  ${table}: `)) throw new GeneratorFault(`${table} already stands in ${list}`)

  const folder = `apps/server/src/features/${feature}`
  const store = `${folder}/${table.replaceAll('_', '-')}-store.ts`
  if (read(store) !== null) throw new GeneratorFault(`${store} is already there`)
  const key = placement.key(column)
  const migration = `apps/server/migrations/${nextNumber(given.migrations)}_${table}.sql`
  return new Map([
    [migration, migrationText(table, reason, key)],
    [`${folder}/tables.ts`, tablesWith(read(`${folder}/tables.ts`), table, key)],
    [list, withDistribution(distributions, table, placement, placement.value(column, reason))],
    [store, storeText(table, key)],
    [store.replace(/\.ts$/, '.test.ts'), storeTest(table, key)],
  ])
}

type Key = ReturnType<Placement['key']>

const nextNumber = (migrations: readonly string[]) =>
  String(Math.max(0, ...migrations.map((name) => Number.parseInt(name))) + 1).padStart(4, '0')

function migrationText(table: string, reason: string, key: Key): string {
  const columns = [...key, ['created_at', 'timestamptz'] as const]
  const width = Math.max(...columns.map(([column]) => column.length))
  const lines = columns.map(([column, type]) => `  ${column.padEnd(width)} ${type} not null,`)
  const names = key.map(([column]) => column).join(', ')
  return `-- ${reason}\ncreate table ${table} (\n${lines.join('\n')}\n  primary key (${names})\n);\n`
}

function tablesWith(text: string | null, table: string, key: Key): string {
  const head = "declare module '#platform/db/handle.ts'"
  const columns = key.map(([column]) => `  ${column}: string\n`).join('')
  const declared = `export interface ${pascal(table)}Table {\n${columns}  created_at: Date\n}\n\n`
  const known = text ?? `${head} {\n  interface Tables {\n  }\n}\n`
  const at = known.indexOf(head)
  if (at < 0) throw new GeneratorFault(`tables.ts has no ${head}`)
  const entry = `    ${table}: ${pascal(table)}Table`
  const start = known.indexOf('interface Tables', at)
  const end = known.indexOf('\n  }', start)
  return `${known.slice(0, at)}${declared}${known.slice(at, end)}\n${entry}${known.slice(end)}`
}

/** At the end of its section. */
function withDistribution(text: string, table: string, { section }: Placement, value: string): string {
  const heading = text.indexOf(`  // ${section}`)
  if (heading < 0) throw new GeneratorFault(`${list} has no section ${section}`)
  const line = `  ${table}: ${value},`
  const end = text.indexOf('\n\n', heading)
  const close = text.indexOf('\n}', heading)
  if (end < 0 || close < end) return insertBefore(text, `  // ${section}`, '}', line)
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}

function storeText(table: string, key: Key): string {
  const name = pascal(table)
  const parameters = key.map(([column]) => `${camel(column)}: string`).join(', ')
  const conditions = key.map(([column]) => `\n    .where('${column}', '=', ${camel(column)})`).join('')
  return `import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ${name}Table } from './tables.ts'

export const add${name} = (db: Db, row: Insertable<${name}Table>) =>
  db.insertInto('${table}').values(row).execute()

export const ${camel(table)}Of = (db: Db, ${parameters}) =>
  db
    .selectFrom('${table}')
    .selectAll()${conditions}
    .executeTakeFirst()
`
}

function storeTest(table: string, key: Key): string {
  const name = pascal(table)
  const fields = key.map(([column]) => `${column}: newId()`).join(', ')
  const values = key.map(([column]) => `row.${column}`).join(', ')
  return `import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { newId } from '#platform/ids.ts'
import { add${name}, ${camel(table)}Of } from './${table.replaceAll('_', '-')}-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('finds what was added, and nothing else', async () => {
  const { db } = database
  const row = { ${fields}, created_at: new Date('2026-03-02T10:00:00Z') }
  await add${name}(db, row)
  await add${name}(db, { ...row, ${key.at(-1)?.[0]}: newId() })
  expect(await ${camel(table)}Of(db, ${values})).toEqual(row)
})
`
}
