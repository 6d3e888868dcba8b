import autocannon from 'autocannon'
import { urlOf } from '@yf/contract/call'
import { claimCalls } from '@yf/contract/claims'
import { callOver } from '@yf/server/testkit/server'
import pg from 'pg'
import { password, people } from '../e2e/support/people.ts'
import { signIn } from '../e2e/support/session.ts'
import type { ProductStage } from '../e2e/support/stage.ts'

const each = 10
const sizes = [1_000, 10_000, 100_000]
const seconds = 4
const connections = 4

/** Other members' cases, ten per member, with one receipt each; members before `from` already have theirs. */
async function addOthers(client: pg.Client, companyId: string, from: number, to: number): Promise<void> {
  await client.query(
    `insert into claim_case (company_id, id, account_id, case_no, flow, state, insured_name, visit_type, hospital,
       billed_fen, payable_fen, created_at, updated_at, submitted_at)
     select $1, md5('case' || n)::uuid, md5('member' || n / ${each})::uuid, 'BN' || n, 'new', 1 + n % 9, '测试',
       'outpatient', '北京第一人民医院', 30000 + n % 5000, null, now() - n % 700 * interval '1 hour',
       now() - n % 700 * interval '1 hour', now() - n % 700 * interval '1 hour'
     from generate_series($2::bigint, $3::bigint - 1) as n`,
    [companyId, from * each, to * each],
  )
  await client.query(
    `insert into claim_receipt (company_id, case_id, id, invoice_number, day, billed_fen, snapshot, is_sure, is_confirmed, sort)
     select $1, md5('case' || n)::uuid, md5('receipt' || n)::uuid, 'B' || n, current_date, 30000, '{}', true, true, 0
     from generate_series($2::bigint, $3::bigint - 1) as n`,
    [companyId, from * each, to * each],
  )
  await client.query('vacuum analyze claim_case, claim_receipt')
}

async function shoot(url: string, token: string) {
  const ask = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { authorization: `Bearer ${token}` },
      verifyBody: (body) => String(body).includes('"code":200'),
    })
  await ask(1)
  const { errors, non2xx, mismatches, latency, requests } = await ask(seconds)
  if (errors + non2xx + mismatches > 0) throw new Error('the list of cases was answered wrongly')
  return { perSecond: requests.average, p99: latency.p99 }
}

/** A member's cases among a growing number of others: the time must not grow with them. */
export async function measureCaseList(stage: ProductStage): Promise<void> {
  const user = await signIn(stage.app, { phone: people.linXiao, password })
  const { result } = await callOver(
    stage.app,
    claimCalls.list,
    { pageNo: 1, pageSize: 10 },
    { token: user.token },
  )
  const companyId = result.records[0]!.companyId
  const url = `${stage.app}${urlOf(claimCalls.list)}?pageNo=1&pageSize=10`
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  console.log(`\nmy ${result.total} cases among those of others`)
  const found: number[] = []
  let members = 0
  for (const size of sizes) {
    await addOthers(client, companyId, members, size)
    members = size
    const { perSecond, p99 } = await shoot(url, user.token)
    found.push(perSecond)
    const cases = (size * each).toLocaleString('en').padStart(9)
    console.log(`${cases} cases   ${perSecond.toFixed(0).padStart(5)} requests/s   99 % within ${p99} ms`)
  }
  await client.end()
  const ratio = (found.at(-1) ?? NaN) / (found[0] ?? NaN)
  console.log(`a hundred times the cases: ${ratio.toFixed(2)} of the requests/s (unchanged is 1)`)
}
