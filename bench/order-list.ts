import autocannon from 'autocannon'
import { urlOf } from '@yf/contract/call'
import { orderCalls } from '@yf/contract/orders'
import { callOver } from '@yf/server/testkit/server'
import pg from 'pg'
import { password, people } from '../e2e/support/people.ts'
import { signIn } from '../e2e/support/session.ts'
import type { ProductStage } from '../e2e/support/stage.ts'

const sizes = [1_000, 1_000_000] as const
const rounds = 3
const warmUp = 5
const seconds = 4
const connections = 4

/** Orders of others at the same company, ten for each of them, with a line each. */
async function addOthers(client: pg.Client, companyId: string, from: number, to: number): Promise<void> {
  const at = `now() - n % 7000 * interval '1 hour'`
  await client.query(
    `insert into shop_order (company_id, id, account_id, order_no, kind, state, total_fen, coupon_fen, benefit_fen, points_fen,
       points_per_fen, money_fen, created_at, updated_at, pay_by)
     select $1, md5('order' || n)::uuid, md5('buyer' || n / 10)::uuid, 'BN' || n, 'mall', 2 + n % 4, 9900, 0, 0, 0, 1, 9900, ${at}, ${at}, ${at}
     from generate_series($2::bigint, $3::bigint - 1) as n`,
    [companyId, from, to],
  )
  await client.query(
    `insert into order_line (company_id, order_id, id, account_id, position, name, picture, unit_fen, quantity, returned, coupon_fen,
       benefit_fen, points_fen, money_fen)
     select $1, md5('order' || n)::uuid, md5('line' || n)::uuid, md5('buyer' || n / 10)::uuid, 0, '毛巾', 'towel', 9900, 1, 0, 0, 0, 0, 9900
     from generate_series($2::bigint, $3::bigint - 1) as n`,
    [companyId, from, to],
  )
  await client.query('vacuum analyze shop_order, order_line')
}

interface Speed {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Database pages that a request touches: independent of other load. */
  readonly pages: number
}

const pagesSoFar = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pages: string }>(
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]!.pages)
}

async function shoot(client: pg.Client, url: string, token: string): Promise<Speed> {
  const ask = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { authorization: `Bearer ${token}` },
      verifyBody: (body) => String(body).includes('"code":200'),
    })
  await ask(warmUp)
  let best = { perSecond: 0, p50: NaN, p99: NaN }
  const before = await pagesSoFar(client)
  let answered = 0
  // The best of several rounds: other load only ever slows a round down.
  for (let round = 0; round < rounds; round += 1) {
    const done = await ask(seconds)
    const { errors, non2xx, mismatches, latency, requests } = done
    if (errors + non2xx + mismatches > 0) throw new Error('the list of orders was answered wrongly')
    answered += done['2xx']
    if (requests.average > best.perSecond)
      best = { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
  }
  return { ...best, pages: ((await pagesSoFar(client)) - before) / answered }
}

/** A member's orders among a growing number of others: the time must not grow with them. */
export async function measureOrderList(stage: ProductStage): Promise<void> {
  const user = await signIn(stage.app, { phone: people.linXiao, password })
  const page = { pageNo: 1, pageSize: 10 }
  const { result } = await callOver(stage.app, orderCalls.list, page, { token: user.token })
  const url = `${stage.app}${urlOf(orderCalls.list)}?pageNo=1&pageSize=10`
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ company_id: string }>(
    'select company_id from shop_order where account_id = $1 limit 1',
    [user.baseId],
  )
  console.log(`\nmy ${result.total} orders among orders of others`)
  const found: Speed[] = []
  try {
    let filled = 0
    for (const size of sizes) {
      await addOthers(client, rows[0]!.company_id, filled, size)
      filled = size
      const speed = await shoot(client, url, user.token)
      found.push(speed)
      const { perSecond, p50, p99, pages } = speed
      const figures = `${perSecond.toFixed(0)} requests/s, half within ${p50} ms, 99 % within ${p99} ms, ${pages.toFixed(0)} pages each`
      console.log(`${String(size).padStart(9)} of others: ${figures}`)
    }
  } finally {
    await client.end()
  }
  const [few, many] = [found[0]!, found[1]!]
  const [speed, pages] = [many.perSecond / few.perSecond, many.pages / few.pages]
  console.log(
    `requests/s at 1,000,000   ${speed.toFixed(2)} of those at 1,000 (flat: about 1, budget at least 0.8)`,
  )
  console.log(
    `pages touched             ${pages.toFixed(2)} of those at 1,000 (flat: about 1, budget at most 1.25)`,
  )
}
