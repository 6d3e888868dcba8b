import { expect, test } from 'vitest'
import { ownerFaults, unfilledFaults } from './table-owners.ts'
import { tableUse } from './tables-named.ts'

const server = 'apps/server/src'
const declare = (...tables: string[]) =>
  `declare module '#platform/db/handle.ts' { interface Tables { ${tables.map((one) => `${one}: object`).join('\n')} } }`

const tables = [
  { file: `${server}/features/claims/record/tables.ts`, text: declare('claim_case', 'claim_line') },
  { file: `${server}/features/claims/record/materials/tables.ts`, text: declare('claim_material') },
  { file: `${server}/platform/files/tables.ts`, text: declare('stored_file') },
]
const faultsOf = (file: string, text: string) => ownerFaults([...tables, { file, text }].map(tableUse))
const auditEventFile = `${server}/features/staff/audit/event.ts`

test.each([
  ['a select', "db.selectFrom('claim_case as c').selectAll()"],
  ['a select from several', "db.selectFrom(['staff', 'claim_case as c'])"],
  ['an insert', "db.insertInto('claim_case').values(row)"],
  ['an update', "db.updateTable('claim_case').set(row)"],
  ['a delete', "db.deleteFrom('claim_case')"],
  ['a join', "db.selectFrom('staff').leftJoin('claim_case as c', (join) => join)"],
  [
    'a query within a query',
    "db.selectFrom('staff').where(({ exists, selectFrom }) => exists(selectFrom('claim_case')))",
  ],
  ['a name in a variable', "for (const table of ['claim_case', 'staff']) db.deleteFrom(table)"],
  ['a table that the platform is told of', "transition(tx, { table: 'claim_case', to: 2 })"],
  ['SQL as text', "statement('select 1 from claim_case where id = $1')"],
  ['SQL in a template', 'sql`update claim_case set state = ${state}`'],
  ['SQL that joins', 'statement(`select 1 from staff s\n  join claim_case c on true`)'],
])('%s of a foreign table is a fault that names file, line, table and owner', (_, text) =>
  expect(faultsOf(auditEventFile, `\n${text}`)).toEqual([
    `${auditEventFile}:2 → claim_case\n    the table of features/claims`,
  ]),
)

test.each([
  ['its own feature', `${server}/features/claims/record/find.ts`, "db.selectFrom('claim_case')"],
  [
    'another part of it',
    `${server}/features/claims/decision/payment/pay.ts`,
    "db.selectFrom('claim_material')",
  ],
  ['its own part of the platform', `${server}/platform/files/rows.ts`, "db.selectFrom('stored_file')"],
  ['a test', `${server}/features/staff/audit/event.test.ts`, "db.selectFrom('claim_case')"],
  ['what helps tests', `${server}/features/staff/test-case.ts`, "db.insertInto('claim_case')"],
  ['an operator', `${server}/ops/restore.ts`, "db.selectFrom('claim_case')"],
  ['seeds', 'apps/server/seeds/claims.ts', "db.insertInto('claim_case')"],
  ['a text that is no query', auditEventFile, "log.warn('nothing came from claim_case')"],
  ['a column', auditEventFile, "query.where('claim_case.state', '=', 1)"],
  [
    'a query that the owner gives',
    auditEventFile,
    "caseQuery(db).leftJoin('claim_assignment as a', (join) => join)",
  ],
])('%s may name it', (_, file, text) => expect(faultsOf(file, text)).toEqual([]))

test('another part of the platform, and the wiring, do not own it', () => {
  for (const file of [`${server}/platform/jobs/jobs.ts`, `${server}/app/start.ts`])
    expect(faultsOf(file, "db.selectFrom('stored_file')")).toEqual([
      `${file}:1 → stored_file\n    the table of platform/files`,
    ])
})

test('a table is declared once, and in a tables.ts', () => {
  const again = `${server}/features/staff/tables.ts`
  expect(faultsOf(again, declare('claim_line'))[0]).toBe(
    `${again} declares claim_line\n    it has another owner already`,
  )
  const elsewhere = `${server}/features/staff/store.ts`
  expect(faultsOf(elsewhere, declare('staff'))).toEqual([
    `${elsewhere} declares staff\n    tables are declared in a tables.ts`,
  ])
})

test.each([
  ['by Kysely', "db.insertInto('claim_case').values(row)"],
  ['by the platform', "insertRows(db, 'claim_case', rows)"],
  ['by SQL', "statement('insert into claim_case (id) values ($1)')"],
])('a table that the product fills %s is no fault', (_, text) => {
  const file = `${server}/features/claims/record/find.ts`
  const uses = [tables[0]!, { file, text: `${text}; db.insertInto('claim_line')` }].map(tableUse)
  expect(unfilledFaults(uses, {})).toEqual([])
})

test('a table that only seeds, tests, updates and reads name is a fault, unless a reason is listed', () => {
  const uses = [
    tables[0]!,
    { file: 'apps/server/seeds/claims.ts', text: "db.insertInto('claim_case')" },
    { file: `${server}/features/claims/record/find.test.ts`, text: "db.insertInto('claim_case')" },
    { file: `${server}/features/claims/record/find.ts`, text: "db.updateTable('claim_case').set(row)" },
    { file: `${server}/features/claims/record/line.ts`, text: "db.insertInto('claim_line')" },
  ].map(tableUse)
  expect(unfilledFaults(uses, {})).toEqual([
    'claim_case is filled by seeds alone\n    nothing in apps/server/src adds a row to it',
  ])
  expect(unfilledFaults(uses, { claim_case: 'why' })).toEqual([])
  expect(unfilledFaults(uses, { claim_case: 'why', claim_line: 'why' })).toEqual([
    'claim_line is listed in tools/check/filled-elsewhere.ts\n    it no longer needs to be',
  ])
})
