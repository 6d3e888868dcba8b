import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { distributionFaults, type DatabaseSchema } from './check-distribution.ts'
import { distributions, type Distribution } from './distribution.ts'
import { readSchema } from './schema-keys.ts'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await testDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('every table has a distribution, and every key and reference can be enforced under it', async () => {
  expect(distributionFaults(await readSchema(client), distributions)).toEqual([])
})

test('reads the schema from the database catalogue', async () => {
  await client.query(`create table crate (company_id uuid, id uuid, label text not null,
    primary key (company_id, id), constraint crate_of foreign key (company_id) references company (id))`)
  await client.query('create unique index crate_label on crate (lower(label), id) where id is not null')
  const { tables, uniqueKeys, references } = await readSchema(client)
  expect(tables).toContain('crate')
  expect(uniqueKeys.filter(({ table }) => table === 'crate')).toEqual([
    // An expression has no column of its own.
    { table: 'crate', name: 'crate_label', columns: ['id'] },
    { table: 'crate', name: 'crate_pkey', columns: ['company_id', 'id'] },
  ])
  expect(references.filter(({ table }) => table === 'crate')).toEqual([
    { table: 'crate', name: 'crate_of', columns: ['company_id'], target: 'company', targetColumns: ['id'] },
  ])
  await client.query('drop table crate')
})

const company: Distribution = { kind: 'company', column: 'company_id' }
const account: Distribution = { kind: 'account', column: 'account_id' }
const none: DatabaseSchema = { tables: [], uniqueKeys: [], references: [] }
const reference = { name: 'r', columns: ['company_id', 'order_id'], targetColumns: ['company_id', 'id'] }

test('names a table without a distribution, and a distribution without a table', () => {
  expect(distributionFaults({ ...none, tables: ['parcel'] }, { stamp: company })).toEqual([
    expect.stringContaining('parcel has no distribution'),
    expect.stringContaining('stamp has a distribution'),
  ])
})

test('names a unique key without the distribution column, and its table', () => {
  const key = { table: 'parcel', name: 'parcel_label', columns: ['label'] }
  const schema = { ...none, tables: ['parcel'], uniqueKeys: [key] }
  expect(distributionFaults(schema, { parcel: company })).toEqual([
    'parcel: the key parcel_label (label) does not hold company_id, by which the table is distributed',
  ])
  expect(distributionFaults(schema, { parcel: { kind: 'reference' } })).toEqual([])
})

test.each<[string, Distribution, Distribution, Partial<typeof reference>, string[]]>([
  ['between tables that stand together, by their columns', company, company, {}, []],
  ['to a copy on each node', company, { kind: 'reference' }, { columns: ['order_id'] }, []],
  ['to a table of another group', account, company, {}, ['stands elsewhere']],
  ['between two tables by keys of their own', own('id'), own('id'), {}, ['stands elsewhere']],
  ['without the distribution column', company, company, { columns: ['order_id', 'x'] }, ['does not hold']],
  ['with the columns crossed', company, company, { targetColumns: ['id', 'company_id'] }, ['does not hold']],
])('a reference %s', (_, parcel, order, change, messages) => {
  const references = [{ table: 'parcel', target: 'orders', ...reference, ...change }]
  const found = distributionFaults(
    { ...none, tables: ['parcel', 'orders'], references },
    { parcel, orders: order },
  )
  expect(found).toEqual(messages.map((some) => expect.stringContaining(some) as string))
})

test('names a table in a group whose distribution differs', () => {
  const parcel: Distribution = { kind: 'ownKey', column: 'label', beside: 'orders' }
  const faultsBeside = (orders: Distribution) =>
    distributionFaults({ ...none, tables: ['parcel', 'orders'] }, { parcel, orders })
  expect(faultsBeside(own('label'))).toEqual([])
  expect(faultsBeside(company)).toEqual([
    'parcel: orders, beside which it stands, is no table by a key of its own',
  ])
})

function own(column: string): Distribution {
  return { kind: 'ownKey', column }
}
