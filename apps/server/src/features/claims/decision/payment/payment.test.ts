import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { startDemoServer, type DemoServer } from '#testkit/demo-server.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { payoutOverHttp } from '#partners/payout/http.ts'
import type { PayoutPort } from '#partners/payout/port.ts'
import { takeCase } from '#features/claims/record/find.ts'
import { accountId, caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'
import { payAgain } from './order-payment.ts'
import { askPaymentsJob, payJob } from './pay-job.ts'

let server: DemoServer
let sandbox: TestSandbox
let lab: CaseLab
let payout: PayoutPort
let hasty: PayoutPort
let elapsed = 0
beforeAll(async () => {
  sandbox = await startSandbox({
    slowMs: 60_000,
    payoutLaterMs: 60_000,
    now: () => new Date(Date.now() + elapsed),
  })
  server = await startDemoServer()
  lab = await caseLab(server)
  const settings = {
    baseUrl: `${sandbox.url}/payout`,
    merchantId: 'sandbox-payout',
    secret: 'sandbox-payout-secret',
  }
  payout = payoutOverHttp(settings)
  hasty = payoutOverHttp(settings, { timeLimitMs: 400 })
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})
beforeEach(async () => {
  await play('works')
  await fetch(`${sandbox.url}/inbox/payout`, { method: 'DELETE' })
})
afterEach(() => lab.clear())

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/payout`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
const sentInstructions = async () =>
  (await (await fetch(`${sandbox.url}/inbox/payout`)).json()) as { amount: number; instructionId: string }[]
const work = (port: PayoutPort = payout) => lab.work({ ...server.services.partners, payout: port })
const ask = () => {
  server.clock.advance({ minutes: 2 })
  return askPaymentsJob.run({}, work())
}

/** Decided automatically, and its payment not sent yet. */
async function decided(): Promise<string> {
  const caseId = await lab.addCase()
  await lab.submit(caseId)
  return caseId
}
async function pay(caseId: string, port?: PayoutPort): Promise<void> {
  const payment = (await lab.paymentOf(caseId)).at(-1)!
  await payJob.run(payment, work(port))
}
const toDetailDto = async (caseId: string) => (await server.call(claimCalls.detail, { caseId }, lab)).result

test('pays once, and closes the case with a notice', async () => {
  const caseId = await decided()
  await pay(caseId)
  await pay(caseId)
  await ask()
  expect(await sentInstructions()).toMatchObject([{ amount: 40_000 }])
  const detail = await toDetailDto(caseId)
  expect(detail).toMatchObject({ state: 6, nextStep: null, payment: { state: 'paid', amountFen: 40_000 } })
  expect(detail.timeline.at(-1)!.words).toContain('赔款 ¥400.00 已汇入')
  expect((await lab.titles(caseId))[0]).toBe('赔款已到账')
  const tasks = await server.db
    .selectFrom('ledger_entry')
    .select('reason')
    .where('event_key', '=', `task/claimFinished/${caseId}`)
    .execute()
  expect(tasks).toEqual([{ reason: '完成一次理赔' }])
})

test('ten concurrent workers pay once', async () => {
  const caseId = await decided()
  await Promise.all(Array.from({ length: 10 }, () => pay(caseId)))
  expect(await sentInstructions()).toHaveLength(1)
  expect((await toDetailDto(caseId)).timeline.filter(({ state }) => state === 6)).toHaveLength(1)
})

test('a worker that dies after paying and before storing the result pays nothing twice', async () => {
  const caseId = await decided()
  const dying: PayoutPort = {
    pay: async (instruction) => {
      await payout.pay(instruction)
      throw new Error('killed')
    },
    query: payout.query,
  }
  await expect(pay(caseId, dying)).rejects.toThrow('killed')
  expect(await lab.paymentOf(caseId)).toMatchObject([{ state: 'sent' }])
  await pay(caseId)
  expect(await sentInstructions()).toHaveLength(1)
  expect((await toDetailDto(caseId)).state).toBe(6)
})

test('a worker that dies before paying leaves a payment that is sent later', async () => {
  const caseId = await decided()
  const dying: PayoutPort = { pay: () => Promise.reject(new Error('killed')), query: payout.query }
  await expect(pay(caseId, dying)).rejects.toThrow('killed')
  expect(await sentInstructions()).toEqual([])
  await ask()
  expect(await sentInstructions()).toHaveLength(1)
  expect((await toDetailDto(caseId)).state).toBe(6)
})

test.each(['slow', 'cut'])(
  'if the partner accepts and is %s, a query finds the payment paid',
  async (scenario) => {
    const caseId = await decided()
    await play(scenario)
    await pay(caseId, hasty)
    expect(await toDetailDto(caseId)).toMatchObject({
      state: 5,
      payment: { state: 'sent', failure: null },
    })
    await play('works')
    await expect.poll(sentInstructions).toHaveLength(1)
    await ask()
    expect(await sentInstructions()).toHaveLength(1)
    expect((await toDetailDto(caseId)).state).toBe(6)
  },
)

test.each(['down', 'broke'])('a partner that is %s is retried until it pays', async (scenario) => {
  const caseId = await decided()
  await play(scenario)
  await pay(caseId)
  await ask()
  expect(await toDetailDto(caseId)).toMatchObject({ state: 5, payment: { state: 'sent', failure: null } })
  await play('works')
  await ask()
  expect(await sentInstructions()).toHaveLength(1)
  expect((await toDetailDto(caseId)).state).toBe(6)
})

test('waits for a payment that is under way', async () => {
  const caseId = await decided()
  await play('later')
  await pay(caseId)
  await ask()
  expect((await toDetailDto(caseId)).payment?.state).toBe('sent')
  elapsed += 60_000
  await ask()
  expect((await toDetailDto(caseId)).state).toBe(6)
  expect(await sentInstructions()).toHaveLength(1)
})

test.each([
  ['refuses', '收款卡号有误'],
  ['fails', '银行退汇'],
])(
  'if the card is the problem (%s), the member gives another and is paid once',
  async (scenario, message) => {
    const caseId = await decided()
    await play(scenario)
    await pay(caseId)
    const failed = await toDetailDto(caseId)
    expect(failed).toMatchObject({ state: 5, canChangeCard: 1, payment: { state: 'failed' } })
    expect(failed.payment?.failure).toContain(message)
    expect(failed.nextStep).toContain('更换收款银行卡')
    expect((await lab.titles(caseId))[0]).toBe('赔款打款未成功')
    await ask()

    await play('works')
    const again = () =>
      work().transaction(async (ctx) => payAgain(ctx, (await takeCase(ctx.db, caseId))!, accountId))
    expect(await Promise.all([again(), again()])).toEqual(expect.arrayContaining([true, false]))
    await pay(caseId)
    const payments = await lab.paymentOf(caseId)
    expect(payments.map(({ state }) => state).toSorted()).toEqual(['failed', 'paid'])
    expect((await toDetailDto(caseId)).state).toBe(6)
  },
)

test('a manually decided payment waits for a batch', async () => {
  const caseId = await decided()
  await server.db.updateTable('payment').set({ is_at_once: false }).where('subject_id', '=', caseId).execute()
  await pay(caseId)
  server.clock.advance({ hours: 2 })
  await ask()
  expect(await sentInstructions()).toEqual([])
  expect(await lab.paymentOf(caseId)).toMatchObject([{ state: 'waiting' }])
})

/** Sent, with an unknown result. */
async function inDoubt(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) ids.push(await decided())
  const set = { state: 'sent' as const, sent_at: server.clock.now() }
  await server.db.updateTable('payment').set(set).where('subject_id', 'in', ids).execute()
  return ids
}
const asking = (query: PayoutPort['query']) => askPaymentsJob.run({}, work({ ...payout, query }))

test('after three consecutive timeouts the partner is not queried until the next round', async () => {
  await inDoubt(5)
  let questions = 0
  await asking(async () => {
    questions += 1
    return { kind: 'unknown', reason: 'timeLimit' }
  })
  expect(questions).toBe(3)
})

test('queries the least queried payments first, and none again within a minute', async () => {
  const [old, young] = await inDoubt(2)
  await server.db.updateTable('payment').set({ tries: 9 }).where('subject_id', '=', old!).execute()
  const queried: string[] = []
  const round = () =>
    asking(async (id) => {
      queried.push(id)
      return { kind: 'pending' }
    })
  await round()
  await round()
  const order = [(await lab.paymentOf(young!))[0]!.id, (await lab.paymentOf(old!))[0]!.id]
  expect(queried).toEqual(order)
  server.clock.advance({ minutes: 1 })
  await round()
  expect(queried).toEqual([...order, ...order])
})

test('the member reads our message whatever the partner writes about a failure', async () => {
  const [caseId] = await inDoubt(1)
  await asking(async () => ({ kind: 'failed', reason: 'returned', providerCode: 'X-17 张三 6225' }))
  const detail = await toDetailDto(caseId!)
  expect(detail.payment?.failure).toBe('银行退汇，款项未能入账')
  expect(JSON.stringify(detail)).not.toContain('X-17')
})
