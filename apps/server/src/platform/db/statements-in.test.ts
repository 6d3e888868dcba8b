import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'
import { statementsIn } from './statements-in.ts'

test('splits a file into its statements, each with the comments above it', () => {
  expect(statementsIn('-- why\ncreate table a (b int);\n\nalter table a add c int;\n-- the end\n')).toEqual([
    '-- why\ncreate table a (b int)',
    'alter table a add c int',
  ])
  expect(statementsIn('select 1')).toEqual(['select 1'])
  expect(statementsIn(' ;; -- nothing;\n/* nor; here */ ;')).toEqual([])
})

test.each([
  `insert into a values ('x;y', 'it''s; so')`,
  'create table "odd;name" (a int)',
  'select 1 -- not; yet\n + 1',
  'select /* a; b */ 1',
  "create function f() returns trigger as $$ begin raise 'no; never'; return null; end $$ language plpgsql",
  'do $body$ begin perform 1; perform $$;$$; end $body$',
])('ignores a semicolon inside of something: %s', (statement) => {
  expect(statementsIn(`${statement};\nselect 2;`)).toEqual([statement, 'select 2'])
})

test('adds each constraint in a statement of its own, as a distributed engine requires', async () => {
  const parts = /\b(?:add|drop|alter)\s+(?:column|constraint)\b/g
  const mixed = (await readMigrations())
    .flatMap(({ name, sql }) => statementsIn(sql).map((statement) => ({ name, statement })))
    .filter(({ statement }) => /\badd\s+constraint\b/.test(statement) && statement.match(parts)!.length > 1)
  expect(mixed).toEqual([])
})

test('no text of any existing migration is lost', async () => {
  const plain = (sql: string) => sql.replaceAll(/--[^\n]*|[\s;]/g, '')
  const lost = (await readMigrations()).filter(({ sql }) => plain(statementsIn(sql).join('')) !== plain(sql))
  expect(lost.map(({ name }) => name)).toEqual([])
})
