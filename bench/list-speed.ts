import autocannon from 'autocannon'
import { urlOf, type Call, type SentInput, type Output } from '@yf/contract/call'
import { companyCalls } from '@yf/contract/company'
import { pointsCalls } from '@yf/contract/points'
import { callOver } from '@yf/server/testkit/server'
import pg from 'pg'
import { password, people } from '../e2e/support/people.ts'
import { signIn } from '../e2e/support/session.ts'
import type { ProductStage } from '../e2e/support/stage.ts'
import { ProcessGroup } from '../tools/run/processes.ts'

const rounds = 5
const seconds = 3
const connections = 16
const leastRows = 10
const budget = { speed: 0.6, cpu: 2.5 }

interface LoadTarget {
  readonly name: string
  readonly url: string
  /** Seconds of CPU time that the process has used so far. */
  cpu(): Promise<number>
}

interface Round {
  readonly perSecond: number
  readonly cpuMs: number
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

/** A member with at most ten records, filled up to ten. */
async function listOfTen(stage: ProductStage): Promise<{ token: string; companyId: string }> {
  const user = await signIn(stage.app, { phone: people.heJing, password })
  const ask = async <C extends Call>(row: C, input: SentInput<C>): Promise<Output<C>> =>
    (await callOver(stage.app, row, input, { token: user.token })).result
  const { companyList } = await ask(companyCalls.list, {})
  const companyId = companyList[0]!.companyId
  const { records } = await ask(pointsCalls.myCarbon, { companyId })
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  for (let number = records.length; number < leastRows; number += 1) {
    await client.query(
      `insert into ledger_entry (company_id, book, owner_id, id, amount, reason, event_key, created_at)
       values ($1, 'carbon', $2, gen_random_uuid(), 10, '步行上班', $3, now())`,
      [companyId, user.baseId, `bench-${number}`],
    )
  }
  await client.query('analyze')
  await client.end()
  const { records: now } = await ask(pointsCalls.myCarbon, { companyId })
  if (now.length !== leastRows) throw new Error(`the list has ${now.length} rows instead of ${leastRows}`)
  return { token: user.token, companyId }
}

async function shoot(target: LoadTarget, token: string, time: number): Promise<Round> {
  const before = await target.cpu()
  const result = await autocannon({
    url: target.url,
    connections,
    duration: time,
    headers: { authorization: `Bearer ${token}` },
    verifyBody: (body) =>
      String(body).includes('"code":200') && String(body).split('createTime').length === leastRows + 1,
  })
  const wrong = result.errors + result.non2xx + result.mismatches
  if (wrong > 0) throw new Error(`${target.name} answered ${wrong} requests wrongly`)
  const spent = (await target.cpu()) - before
  return { perSecond: result['2xx'] / result.duration, cpuMs: (spent * 1000) / result['2xx'] }
}

const textOf = async (url: string) => (await fetch(url)).text()

/**
 * Both alternately, the order reversed each round, so that a busy machine affects both equally. The ratio is what
 * counts.
 */
export async function measureList(stage: ProductStage, barePort: number): Promise<void> {
  const { token, companyId } = await listOfTen(stage)
  const bareUrl = `http://127.0.0.1:${barePort}`
  const processGroup = new ProcessGroup(({ name }) => console.error(`${name} ended`))
  await processGroup.start({
    name: 'bare',
    file: 'bench/bare.ts',
    env: { ...process.env, DATABASE_URL: stage.databaseUrl, PORT: String(barePort) },
    ready: `${bareUrl}/cpu`,
  })
  const ours: LoadTarget = {
    name: 'ours',
    url: `${stage.app}${urlOf(pointsCalls.myCarbon)}?companyId=${companyId}`,
    cpu: async () =>
      Number(/^process_cpu_seconds_total (\S+)/m.exec(await textOf(`${stage.app}/metrics`))?.[1]),
  }
  const bare: LoadTarget = {
    name: 'bare',
    url: `${bareUrl}/?companyId=${companyId}`,
    cpu: async () => Number(await textOf(`${bareUrl}/cpu`)),
  }
  const results: { ours: Round; bare: Round }[] = []
  try {
    for (const target of [ours, bare]) await shoot(target, token, 2)
    for (let round = 0; round < rounds; round += 1) {
      const found = {} as { ours: Round; bare: Round }
      for (const target of round % 2 ? [bare, ours] : [ours, bare]) {
        found[target === ours ? 'ours' : 'bare'] = await shoot(target, token, seconds)
      }
      results.push(found)
    }
  } finally {
    await processGroup.stop()
  }
  report(results)
}

function report(results: { ours: Round; bare: Round }[]): void {
  const speed = median(results.map((round) => round.ours.perSecond / round.bare.perSecond))
  const cpu = median(results.map((round) => round.ours.cpuMs / round.bare.cpuMs))
  console.log(
    `\nmy list of ${leastRows} rows, against node:http + pg with the same queries, ${rounds} rounds in turn`,
  )
  for (const name of ['ours', 'bare'] as const) {
    const rounds = results.map((round) => round[name])
    const perSecond = median(rounds.map((round) => round.perSecond)).toFixed(0)
    const cpuMs = median(rounds.map((round) => round.cpuMs)).toFixed(3)
    console.log(`${name.padEnd(8)} ${perSecond.padStart(6)} requests/s   ${cpuMs} ms CPU a request`)
  }
  console.log(`requests/s ${speed.toFixed(2)} of bare (budget at least ${budget.speed})`)
  console.log(`CPU        ${cpu.toFixed(2)} of bare (budget at most ${budget.cpu})`)
}
