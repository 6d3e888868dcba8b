import { sql } from 'kysely'
import { Client } from 'pg'
import { allJobs } from '#app/features.ts'
import type { Job } from '#platform/jobs/job.ts'
import { caseLab } from '#features/claims/record/test-cases.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { requestOf } from '../request.ts'
import { askerOf, costOf } from './cost.ts'
import { taskCount } from './explain.ts'
import { hotCalls, hotCompanyId, hotPerson, hotPolicyId } from './hot-calls.ts'
import { journeys } from './journeys.ts'
import { isOurs, statementsOf } from './statements.ts'
import type { TrialStage } from './trial-stage.ts'
import { isBroken, walkCalls, type CallResponse } from './walk-calls.ts'

/** Each part prints its observations and returns its problems, one line each. */
type TrialPart = (stage: TrialStage) => Promise<string[]>

const print = (isGood: boolean, ...cells: (string | number)[]) =>
  console.log([isGood ? '  ✓' : '  ✗', ...cells].join('  '))

export const walkJourneys: TrialPart = async (stage) => {
  console.log('— 主要流程')
  const faults: string[] = []
  for (const [name, walk] of journeys) {
    stage.takeErrors()
    const failure = await walk(stage).then(
      () => null,
      (error: unknown) => (error as Error).message,
    )
    const errors = [...(failure === null ? [] : [failure]), ...stage.takeErrors()]
    print(errors.length === 0, name)
    for (const error of errors) faults.push(`${name}: ${error}`)
  }
  return faults
}

/** Runs the nightly jobs now, once. */
export const runJobs: TrialPart = async ({ server, takeErrors }) => {
  console.log('— 定时任务')
  const faults: string[] = []
  const ctx = (await caseLab(server)).work()
  for (const job of allJobs as readonly Job<object>[]) {
    if (!job.cron) continue
    const failure = await job.run({}, ctx).then(
      () => null,
      (error: unknown) => (error as Error).message,
    )
    print(failure === null, job.name)
    if (failure !== null) faults.push(`${job.name}: ${failure}`)
  }
  return [...faults, ...takeErrors()]
}

export const walkEverything: TrialPart = async (stage) => {
  console.log('— 全部接口')
  const { server } = stage
  const caseId = await (await caseLab(server)).addCase()
  const known = {
    companyId: idOf('company', 'xinghe-software'),
    caseId,
    policyId: idOf('policy', 'lin-medical'),
    phone: '13912345678',
    certificateType: 'idCard',
    certificateNumber: inventedCertificate('1990-01-01', 999),
    url: `${server.url}/`,
    origin: server.url,
    email: 'linxiao@example.com',
  }
  const walked: CallResponse[] = []
  for (const [name, token] of [
    ['member', await server.tokenOf('linxiao')],
    ['stranger', undefined],
    ['another member', await server.tokenOf('zhaoqiang')],
    ['handler', await server.staffTokenOf('handler1')],
    ['senior', await server.staffTokenOf('senior1')],
    ['auditor', await server.staffTokenOf('auditor1')],
  ] as const)
    walked.push(...(await walkCalls(stage, { name, known, ...(token ? { token } : {}) })))
  const byStatus = Map.groupBy(walked, ({ status }) => status)
  for (const [status, some] of [...byStatus].toSorted(([one], [other]) => one - other))
    print(status !== 500, `HTTP ${status}`, some.length)
  const unread = walked.filter(({ status, as }) => status === 400 && as === 'member').map(({ call }) => call)
  console.log(`  未通过校验（会员）：${unread.join(' ')}`)
  return walked
    .filter(isBroken)
    .map(({ call, as, status, errors }) => `${call} as ${as}: HTTP ${status} ${errors.join(' ; ')}`)
}

/** With a case of a member of one company. */
async function hotCallsOf({ server }: TrialStage) {
  const lab = await caseLab(server)
  const caseId = await lab.addCase({
    company: hotCompanyId,
    account: idOf('account', hotPerson),
    policyId: hotPolicyId,
    state: 1,
    // Each invoice is a query to the node that its number selects.
    receipts: [{}],
  })
  return hotCalls(caseId)
}

export const lookAtPlans: TrialPart = async (stage) => {
  console.log('— 高频接口的执行计划（每条语句落在几个分片）')
  const { server } = stage
  const client = new Client({ connectionString: server.databaseUrl })
  await client.connect()
  const faults: string[] = []
  for (const hot of await hotCallsOf(stage)) {
    const token = await server.tokenOf(hotPerson)
    const { path, init } = requestOf(hot.row, hot.input, { token })
    let status = 0
    // Not over HTTP: statements can then be attributed to this call.
    const statements = await statementsOf(async () => {
      const { method, headers, body } = init
      const payload = typeof body === 'string' ? { payload: body } : {}
      const response = await server.app.inject({ method: method as 'GET', url: path, headers, ...payload })
      status = Number(response.json<{ code: number | string }>().code)
    })
    const ours = statements.filter(isOurs)
    const counts: number[] = []
    for (const statement of ours)
      counts.push(
        await taskCount(client, statement).catch((error: Error) => {
          faults.push(`${hot.name}: ${error.message} for ${statement.text}`)
          return 0
        }),
      )
    const most = Math.max(0, ...counts)
    print(most <= 1 && status === 200, hot.name, `${ours.length} statements`, `Task Count: ${most}`)
    if (status !== 200) faults.push(`${hot.name}: answered ${status}`)
    for (const [at, { text }] of ours.entries())
      if (counts[at]! > 1)
        faults.push(`${hot.name}: ${counts[at]} shards for ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
  }
  await client.end()
  return faults
}

export const checkAppendOnly: TrialPart = async ({ server }) => {
  console.log('— 只可追加的表')
  const faults: string[] = []
  for (const table of ['ledger_entry', 'state_event', 'audit_event']) {
    for (const change of [
      sql`update ${sql.table(table)} set id = id`,
      sql`delete from ${sql.table(table)}`,
    ]) {
      const outcome = await change.execute(server.db).then(
        () => 'it was done',
        (error: unknown) => (error as Error).message,
      )
      const isRefused = outcome.includes('append-only')
      print(isRefused, table, outcome)
      if (!isRefused) faults.push(`${table} can be rewritten: ${outcome}`)
    }
  }
  return faults
}

export async function compareCost(distributed: TrialStage, oneNode: TrialStage): Promise<void> {
  console.log('— 与单节点相比（单节点为 1）')
  const asks = await Promise.all(
    [distributed, oneNode].map(async (stage) => ({
      ask: askerOf(stage, await stage.server.tokenOf(hotPerson)),
      calls: await hotCallsOf(stage),
    })),
  )
  const [there, here] = asks
  // A login ends the session that the other calls use.
  for (const [at, hot] of there!.calls.entries()) {
    if (hot.row.auth === 'none') continue
    const { slower, throughput } = await costOf(
      hot,
      () => there!.ask(hot),
      () => here!.ask(here!.calls[at]!),
    )
    print(true, hot.name, `耗时 ${slower.toFixed(1)} 倍`, `吞吐 ${throughput.toFixed(2)} 倍`)
  }
}
