import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankDatabase, type TestDatabase } from '#testkit/database.ts'
import { migrate, migrationsFolder } from './migrate.ts'

const ids = {
  group: '00000000-0000-7000-8000-000000000001',
  company: '00000000-0000-7000-8000-000000000002',
  account: '00000000-0000-7000-8000-000000000003',
  case: '00000000-0000-7000-8000-000000000004',
  own: '00000000-0000-7000-8000-000000000005',
  manual: '00000000-0000-7000-8000-000000000006',
  outbox: '00000000-0000-7000-8000-000000000007',
  payment: '00000000-0000-7000-8000-000000000008',
}

/** As the product kept it before 0024. */
const rows = `
  insert into company_group values ('${ids.group}', '集团');
  insert into company values ('${ids.company}', '${ids.group}', '公司', '公司', false, null, true, false);
  insert into account (id, phone_hash, phone_sealed, certificate_hash, certificate_sealed, name, nick_name, gender, status, created_at)
    values ('${ids.account}', 'phone', 'x', 'certificate', 'x', '某人', '某人', 1, 'active', now());
  insert into membership (company_id, account_id, is_family, status, joined_at)
    values ('${ids.company}', '${ids.account}', false, 'active', now());
  insert into account_identity values ('wechat', 'open-id', '${ids.account}', now());
  insert into session values ('ended', '${ids.account}', now(), now(), now(), 'replaced'), ('current', '${ids.account}', now(), now(), null, null);
  insert into claim_case (company_id, id, account_id, case_no, flow, state, insured_name, created_at, updated_at)
    values ('${ids.company}', '${ids.case}', '${ids.account}', 'LP1', 'new', 1, '某人', now(), now());
  insert into payment (company_id, case_id, id, amount_fen, account_id, bank_card_id, state, is_at_once, created_at)
    values ('${ids.company}', '${ids.case}', '${ids.payment}', 1, '${ids.account}', '${ids.own}', 'waiting', true, now());
  insert into invoice_use (invoice_code, invoice_number, company_id, case_id, case_no, used_at)
    values ('', '12345678', '${ids.company}', '${ids.case}', 'LP1', now());
  insert into stored_file (id, company_id, owner_account_id, module, name, content_type, size, sha256, created_at) values
    ('${ids.own}', '${ids.company}', '${ids.account}', 'claims', 'own-file', 'image/png', 1, 'x', now()),
    ('${ids.manual}', '${ids.company}', null, 'manuals', 'manual-file', 'application/pdf', 1, 'x', now());
  insert into outbox (id, partner, kind, key, created_at) values ('${ids.outbox}', 'sms', 'code', 'k', now());`

const [lost, proven] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']

/** As it was kept before 0180. */
const rowsOfMail = `
  insert into notice_channel (account_id, wechat, sms, mail, mail_sealed, updated_at)
    values ('${lost}', true, true, true, 'sealed', now()), ('${ids.account}', true, false, false, null, now());
  insert into notice_sending (account_id, notice_id, channel, state, created_at, ended_at)
    values ('${lost}', '${ids.own}', 'mail', 'sent', now(), now()), ('${lost}', '${ids.case}', 'mail', 'sent', now(), now()),
      ('${proven}', '${ids.own}', 'mail', 'sent', now(), now()), ('${ids.account}', '${ids.own}', 'sms', 'sent', now(), now());`

/** As it was kept before 0194: two policies brought points, one of them carbon points too. */
const rowsOfPoints = `
  insert into notice_channel (account_id, wechat, sms, mail, mail_sealed, updated_at)
    values ('${proven}', true, true, true, 'sealed', now());
  insert into ledger_entry (company_id, book, owner_id, id, amount, reason, event_key, created_at) values
    ('${ids.company}', 'points', '${ids.account}', '${ids.own}', 10, '查看电子保单', 'task/policyRead/seen', now()),
    ('${ids.company}', 'points', '${ids.account}', '${ids.case}', 10, '查看电子保单', 'task/policyRead/both', now()),
    ('${ids.company}', 'carbon', '${ids.account}', '${ids.manual}', 10, '电子保单', 'policy/both', now()),
    ('${ids.company}', 'points', '${ids.account}', '${ids.outbox}', 5, '签到', 'sign/2026-03-02', now());`

let folder: string
let database: TestDatabase

async function fillBefore(migration: string, text: string): Promise<void> {
  for (const name of await readdir(migrationsFolder))
    if (name < migration) await cp(join(migrationsFolder, name), join(folder, name))
  await migrate(database.url, folder)
  await database.pool.query(text)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  database = await blankDatabase()
  await fillBefore('0024', rows)
  await fillBefore('0180', rowsOfMail)
  await fillBefore('0194', rowsOfPoints)
  await migrate(database.url)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const ask = async (text: string) => (await database.pool.query(text)).rows as unknown[]

test('what existed once before is taken by who had it', async () => {
  expect(await ask('select kind, key, holder from taken_key order by kind, key')).toEqual([
    { kind: 'account.certificate', key: 'certificate', holder: ids.account },
    { kind: 'account.phone', key: 'phone', holder: ids.account },
    { kind: 'account_identity.subject', key: 'wechat:open-id', holder: ids.account },
    { kind: 'claim_case.case_no', key: 'LP1', holder: ids.case },
    { kind: 'claim_case.id', key: ids.case, holder: ids.company },
    { kind: 'outbox.key', key: 'sms.code:k', holder: ids.outbox },
    { kind: 'payment.id', key: ids.payment, holder: ids.company },
    { kind: 'stored_file.name', key: 'manual-file', holder: ids.company },
    { kind: 'stored_file.name', key: 'own-file', holder: ids.account },
  ])
})

test('what was paid and what was used up is a claim’s', async () => {
  const claim = { subject_kind: 'claim', subject_id: ids.case }
  expect(await ask('select id, subject_kind, subject_id, subject_no from payment')).toEqual([
    { id: ids.payment, ...claim, subject_no: 'LP1' },
  ])
  expect(await ask('select subject_no, subject_kind, subject_id from invoice_use')).toEqual([
    { subject_no: 'LP1', ...claim },
  ])
})

test('the session that counted still counts, files have keepers, and a person has companies', async () => {
  expect(await ask('select * from current_session')).toEqual([
    { account_id: ids.account, token_hash: 'current' },
  ])
  expect(await ask('select id, keeper_id from stored_file order by id')).toEqual([
    { id: ids.own, keeper_id: ids.account },
    { id: ids.manual, keeper_id: ids.company },
  ])
  expect(await ask('select * from account_company')).toEqual([
    { account_id: ids.account, company_id: ids.company },
  ])
})

test('who lost an unproven mailbox is to be told, and nobody else', async () => {
  expect(await ask('select account_id from lost_mailbox')).toEqual([{ account_id: lost }])
})

test('a policy that brought points and no carbon points was seen while these were off', async () => {
  expect(await ask('select account_id, event_key from deed_without_carbon')).toEqual([
    { account_id: ids.account, event_key: 'policy/seen' },
  ])
})
