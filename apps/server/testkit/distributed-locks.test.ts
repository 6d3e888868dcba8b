import { Client } from 'pg'
import { expect, test } from 'vitest'
import { nodeNotNamed } from './distributed-locks.ts'

test.each([
  ['select * from "policy" where "company_id" = $1 and "id" = $2 for update', null],
  ['select * from "policy" as "p" where "p"."company_id" = $1 for no key update', null],
  ['select * from "policy" where "id" = $1', null],
  ['select * from "policy" where "id" = $1 for update', 'policy.company_id'],
  [
    'select * from "failed_attempt" where "subject_hash" in ($1, $2) for update',
    'failed_attempt.subject_hash',
  ],
  ['select * from "company" where "id" = $1 for share', null],
])('%s', (text, missing) => expect(nodeNotNamed(text)).toBe(missing))

test('in every test such a statement is refused before it is sent', () => {
  const ask = () => void new Client().query('select * from "policy" where "id" = $1 for update')
  expect(ask).toThrow('a lock that does not name policy.company_id')
})
