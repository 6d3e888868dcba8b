import { expect, test } from 'vitest'
import { inOrder } from '#platform/db/distribute.ts'
import { blankDatabase } from '#testkit/database.ts'
import { distribute } from './distribute.ts'

test('refuses a database without Citus in one line and leaves it unchanged', async () => {
  const database = await blankDatabase()
  const lines: string[] = []
  await expect(distribute(database.url, (line) => lines.push(line))).rejects.toThrow(/没有 Citus 扩展/)
  const { rows } = await database.pool.query(`select 1 from pg_tables where schemaname = 'public'`)
  expect([rows, lines]).toEqual([[], []])
  await database.drop()
})

test('distributes tables after those that they reference and the first table of a group first, and leaves tables that are not ours alone', () => {
  const reference = (table: string, target: string) => ({
    table,
    target,
    name: 'r',
    columns: ['x'],
    targetColumns: ['x'],
  })
  const tables = [
    'agreement_acceptance',
    'company',
    'company_group',
    'account',
    'policy',
    'membership',
    'invoice_use',
    'invoice_number',
    'strange',
  ]
  const references = [reference('company', 'company_group'), reference('agreement_acceptance', 'account')]
  expect(inOrder({ tables, uniqueKeys: [], references })).toEqual([
    'company_group',
    'company',
    'account',
    'agreement_acceptance',
    'membership',
    'policy',
    'invoice_number',
    'invoice_use',
  ])
})
