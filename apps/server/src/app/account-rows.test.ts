import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { distributions } from '#platform/db/distribution.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { accountRows } from './account-rows.ts'

const server = demoStage()

/** Subjects and owners that are no accounts. */
const others: Readonly<Record<string, string>> = {
  'state_event.subject_id': 'a case or an order, by its kind',
  'card_booking.subject_id': 'a package',
  'radar_notice.subject_id': 'a benefit',
  'invoice_use.subject_id': 'a case',
  'invoice_outcome.subject_id': 'a case',
  'payment.subject_id': 'a case',
  'parcel.subject_id': 'an order',
  'incoming_payment.subject_id': 'an order or a bill',
  'import_row.subject_id': 'a person',
  'theme.owner_id': 'a company or a group',
  'mall_canvas.owner_id': 'a company or a group',
  'notice_sending.notice_id': 'a notice',
}

const columnsOfAccounts = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'
      and column_name ~ '(account|member|subject|owner|user)(_id)?$'
    order by 1`.execute(server.db)
  return rows.map(({ name }) => name)
}

test('every column with the id of an account says what becomes of it when two accounts are merged', async () => {
  const named = accountRows.map(({ table, column }) => `${table}.${column}`)
  const inCatalogue = (await columnsOfAccounts()).filter((name) => !Object.hasOwn(others, name))
  expect(inCatalogue.length).toBeGreaterThan(80)
  expect(inCatalogue.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !inCatalogue.includes(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('what moves by a plain update is stored by company, where a change of account stays on its node', () => {
  const wrong = accountRows.filter(
    ({ table, rule }) => rule === 'moves' && distributions[table]?.kind !== 'company',
  )
  expect(wrong).toEqual([])
})

test('no table in which a value is encrypted for its account moves', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%\_encrypted'`.execute(server.db)
  const encrypted = new Set(rows.map(({ name }) => name))
  const moving = accountRows.filter(({ table, rule }) => rule === 'moves' && encrypted.has(table))
  // The numbers of a person are encrypted for the row of the person.
  expect(moving.map(({ table }) => table)).toEqual(['person'])
})
