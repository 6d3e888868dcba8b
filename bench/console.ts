import { staffCalls } from '@yf/contract/staff'
import type { Call, SentInput, Output } from '@yf/contract/call'
import { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { callOver } from '@yf/server/testkit/server'
import pg from 'pg'
import { password } from '../e2e/support/people.ts'
import type { ProductStage } from '../e2e/support/stage.ts'

const open = 10_000
const ended = 90_000
const rounds = 30
const budgetMs = 100

/** Of every company, visit type, amount, age and risk; every third has a handler, every fifth a flag. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `with company as (select array_agg(id order by id) as ids from company)
     insert into claim_case (company_id, id, account_id, case_no, flow, state, insured_name, visit_type, hospital,
       billed_fen, risk, created_at, updated_at, submitted_at, due_at, decided_at)
     select ids[1 + n % cardinality(ids)], md5('case' || n)::uuid, md5('of' || n)::uuid, 'DK' || n, 'new',
       case when n < ${open} then (array[1, 1, 2, 4])[1 + n % 4] else (array[5, 6, 6, 7])[1 + n % 4] end, '测试' || n % 500,
       (array['outpatient', 'inpatient', 'dental', 'emergency'])[1 + n % 4], '北京第一人民医院', 1000 + n * 37 % 900000,
       n * 13 % 101, at, at, at, date_trunc('milliseconds', at + interval '2 days'),
       case when n < ${open} then null else at + interval '1 day' end
     from company, generate_series(0, ${open + ended - 1}) as n,
       lateral (select date_trunc('milliseconds', now() - (n % 240) * interval '31 minutes') as at) as moment`,
  )
  await client.query(
    `insert into claim_assignment (company_id, case_id, staff_id, at)
     select c.company_id, c.id, p.id, now() from claim_case c,
       lateral (select id from staff where role in ('handler', 'senior') order by md5(id::text || c.case_no) limit 1) as p
     where c.case_no like 'DK%' and right(c.case_no, 1) in ('0', '3', '6')`,
  )
  await client.query(
    `insert into claim_flag (company_id, case_id, id, kind, text, weight)
     select company_id, id, gen_random_uuid(), case when right(case_no, 2) = '05' then 'copied' else 'corrected' end, '说明', 15
     from claim_case where case_no like 'DK%' and right(case_no, 1) in ('0', '5')`,
  )
  await client.query('vacuum analyze claim_case, claim_assignment, claim_flag')
}

const query = { pageSize: 20, list: 'open' } as const

/** The claims console with ten thousand open cases among closed ones: each of its queries, one at a time. */
export async function measureConsole(stage: ProductStage): Promise<void> {
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  await fill(client)
  const { rows } = await client.query<{ company_id: string }>(
    `select company_id from claim_case where case_no = 'DK1'`,
  )
  await client.end()
  const companyId = rows[0]!.company_id
  const login = { account: 'senior1', password }
  const { token } = (await callOver(stage.app, staffCalls.login, login)).result
  const ask = async <C extends Call>(row: C, input: SentInput<C>): Promise<Output<C>> => {
    const answered = await callOver(stage.app, row, input, { token })
    if (!answered.success) throw new Error(answered.message)
    return answered.result
  }
  const first = await ask(claimsAdminCalls.queue, query)
  const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the queue', () => ask(claimsAdminCalls.queue, query)],
    ['its next page', () => ask(claimsAdminCalls.queue, { ...query, after: first.next! })],
    ['of one company', () => ask(claimsAdminCalls.queue, { ...query, companyId })],
    [
      'by amount and visit',
      () => ask(claimsAdminCalls.queue, { ...query, visitType: 'dental', minFen: 800_000 }),
    ],
    ['by a rare flag', () => ask(claimsAdminCalls.queue, { ...query, flag: 'copied' })],
    ['that nobody has', () => ask(claimsAdminCalls.queue, { ...query, handler: 'none' })],
    ['what fits nothing', () => ask(claimsAdminCalls.queue, { ...query, flag: 'nothing' })],
    ['what is late', () => ask(claimsAdminCalls.queue, { ...query, list: 'late' })],
    ['mine', () => ask(claimsAdminCalls.queue, { ...query, list: 'mine' })],
    ['the next case', () => ask(claimsAdminCalls.next, { list: 'open', besides: first.records[0]!.caseId })],
    ['the next with a flag', () => ask(claimsAdminCalls.next, { list: 'open', flag: 'copied' })],
    ['counts on the tabs', () => ask(claimsAdminCalls.counts, {})],
    ['what to choose from', () => ask(claimsAssignmentCalls.choices, {})],
    ['who has how much', () => ask(claimsAssignmentCalls.people, {})],
  ]
  console.log(
    `\nthe console: ${open.toLocaleString('en')} open cases among ${(open + ended).toLocaleString('en')}`,
  )
  for (const [name, question] of questions) {
    await question()
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now()
      await question()
      times.push(performance.now() - begin)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor((rounds - 1) * share)]!.toFixed(1).padStart(6)
    console.log(
      `${name.padEnd(22)} at best ${at(0)} ms   half within ${at(0.5)} ms   all within ${at(1)} ms   (budget ${budgetMs} ms)`,
    )
  }
}
