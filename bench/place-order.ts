import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { urlOf } from '@yf/contract/call'
import { handoffCalls } from '@yf/contract/handoff'
import { mallCalls } from '@yf/contract/mall'
import { callOver } from '@yf/server/testkit/server'
import pg from 'pg'
import { password, people } from '../e2e/support/people.ts'
import { signIn } from '../e2e/support/session.ts'
import type { ProductStage } from '../e2e/support/stage.ts'
import { ProcessGroup } from '../tools/run/processes.ts'

// Many short rounds: on a busy machine both of a pair see about the same load.
const rounds = 12
const seconds = 2
// Fewer than the pool holds, because waiting for a connection must not be measured.
const connections = 8
const budget = 0.75
/** Until the hot paths are compiled: a real server runs much longer than a hundred orders. */
const warmUp = 6

interface Buyer {
  readonly token: string
  readonly body: object
  readonly variants: readonly { readonly id: string; readonly priceFen: number }[]
}

/** 林晓 at the mall, with unlimited stock; many products, so that orders do not wait for the same row. */
export async function enter(stage: ProductStage): Promise<Buyer> {
  const user = await signIn(stage.app, { phone: people.linXiao, password })
  const echoStr = `bench-${randomUUID()}`
  const { result: signed } = await callOver(stage.app, handoffCalls.mallSign, { echoStr }, user)
  const login = { ...signed, echoStr, phone: people.linXiao }
  const { token } = (await callOver(stage.app, handoffCalls.mallLogin, login)).result
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  await client.query('update product_stock set on_hand = 100000000')
  const { rows } = await client.query<{ id: string; priceFen: number }>(
    `select v.id, v.price_fen::int as "priceFen" from mall_variant v join mall_product p on p.id = v.product_id
     where p.is_on_sale and p.sale_from is null`,
  )
  const where = `where a.account_id = '${user.baseId}' and m.account_id = a.account_id and c.name = '星河软件'`
  const { rows: slots } = await client.query<{ addressId: string; companyId: string }>(
    `select a.id as "addressId", c.id as "companyId" from user_address a, membership m join company c on c.id = m.company_id
     ${where} limit 1`,
  )
  await client.query('analyze')
  await client.end()
  return { token, body: { ...slots[0], quantity: 1, points: 0 }, variants: rows }
}

interface OrderLoadTarget {
  readonly url: string
  /** Seconds of CPU time that the process has used so far. */
  cpu(): Promise<number>
}

interface Round {
  readonly perSecond: number
  readonly cpuMs: number
}

async function shoot(
  { url, cpu }: OrderLoadTarget,
  { token, body, variants }: Buyer,
  time: number,
): Promise<Round> {
  const before = await cpu()
  const result = await autocannon({
    url,
    connections,
    duration: time,
    method: 'POST',
    headers: { token_mall: token, 'content-type': 'application/json' },
    requests: [
      {
        setupRequest: (request) => {
          const { id: variantId, priceFen: moneyFen } = variants[Math.floor(Math.random() * variants.length)]!
          request.headers['idempotency-key'] = randomUUID()
          request.body = JSON.stringify({ ...body, variantId, moneyFen })
          return request
        },
      },
    ],
    verifyBody: (answer) => String(answer).includes('"code":"200"'),
  })
  const wrong = result.errors + result.non2xx + result.mismatches
  if (wrong > 0) throw new Error(`${url} answered ${wrong} requests wrongly`)
  const spent = (await cpu()) - before
  return { perSecond: result['2xx'] / result.duration, cpuMs: (spent * 1000) / result['2xx'] }
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

/**
 * Both alternately, the order reversed each round, so that a busy machine affects both equally. The ratio is what
 * counts.
 */
export async function measurePlacing(stage: ProductStage, barePort: number): Promise<void> {
  const buyer = await enter(stage)
  const bareUrl = `http://127.0.0.1:${barePort}`
  const processGroup = new ProcessGroup(({ name }) => console.error(`${name} ended`))
  await processGroup.start({
    name: 'bare',
    file: 'bench/bare-order.ts',
    env: { ...process.env, DATABASE_URL: stage.databaseUrl, PORT: String(barePort) },
    ready: `${bareUrl}/cpu`,
  })
  const textOf = async (url: string) => (await fetch(url)).text()
  const ours: OrderLoadTarget = {
    url: stage.app + urlOf(mallCalls.placeOrder),
    cpu: async () =>
      Number(/^process_cpu_seconds_total (\S+)/m.exec(await textOf(`${stage.app}/metrics`))?.[1]),
  }
  const bare: OrderLoadTarget = { url: bareUrl, cpu: async () => Number(await textOf(`${bareUrl}/cpu`)) }
  const results: { ours: Round; bare: Round }[] = []
  try {
    for (const target of [ours, bare]) await shoot(target, buyer, warmUp)
    for (let round = 0; round < rounds; round += 1) {
      const found = {} as { ours: Round; bare: Round }
      for (const name of round % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const))
        found[name] = await shoot(name === 'ours' ? ours : bare, buyer, seconds)
      results.push(found)
    }
  } finally {
    await processGroup.stop()
  }
  console.log(
    `\nplacing an order of the mall, against node:http + pg with the same statements, ${rounds} rounds in turn`,
  )
  for (const name of ['ours', 'bare'] as const) {
    const perSecond = median(results.map((round) => round[name].perSecond)).toFixed(0)
    const cpuMs = median(results.map((round) => round[name].cpuMs)).toFixed(2)
    console.log(`${name.padEnd(8)} ${perSecond.padStart(6)} orders/s   ${cpuMs} ms CPU an order`)
  }
  const ratio = median(results.map((round) => round.ours.perSecond / round.bare.perSecond))
  const cpu = median(results.map((round) => round.ours.cpuMs / round.bare.cpuMs))
  console.log(`orders/s   ${ratio.toFixed(2)} of bare (budget at least ${budget})`)
  console.log(`CPU        ${cpu.toFixed(2)} of bare`)
}
