import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { claimCalls } from '@yf/contract/claims'
import { claimEvents } from '@yf/contract/claims-events'
import { payoutNotices } from '@yf/partner-contract/payout'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { startDemoServer, type DemoServer } from '#testkit/demo-server.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { payoutOverHttp } from '#partners/payout/http.ts'
import type { PayoutPort } from '#partners/payout/port.ts'
import { newId } from '#platform/ids.ts'
import type { Partners } from '#platform/partners.ts'
import { caseLab, type CaseLab } from '#features/claims/record/test-cases.ts'

const secret = 'sandbox-payout-secret'
let server: DemoServer
let sandbox: TestSandbox
let lab: CaseLab
let provider: PayoutPort
let questions = 0

/**
 * Accepts the instruction, but the answer is lost: the result must be queried, and in these tests only a notice
 * triggers that.
 */
const payout: PayoutPort = {
  pay: async (instruction) => {
    await provider.pay(instruction)
    return { kind: 'unknown', reason: 'timeLimit' }
  },
  query: async (instructionId) => {
    const state = await provider.query(instructionId)
    questions += 1
    return state
  },
}

beforeAll(async () => {
  server = await startDemoServer({ jobs: true, partners: { payout } as Partners })
  sandbox = await startSandbox({ payoutLaterMs: 600_000, notifyOrigin: server.url })
  provider = payoutOverHttp({ baseUrl: `${sandbox.url}/payout`, merchantId: 'sandbox-payout', secret })
  lab = await caseLab(server)
})
afterAll(async () => {
  await sandbox.close()
  await server.close()
})
beforeEach(async () => {
  questions = 0
  await server.db.deleteFrom('partner_event').execute()
})
afterEach(() => lab.clear())

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/payout`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
const events = () => server.db.selectFrom('partner_event').select(['kind', 'outcome']).execute()
const paymentOf = async (caseId: string) => (await lab.paymentOf(caseId))[0]!
const detailOf = async (caseId: string) => (await server.call(claimCalls.detail, { caseId }, lab)).result

/** Decided automatically, and sent to such a partner. */
async function paidBy(scenario: string): Promise<string> {
  await play(scenario)
  const caseId = await lab.addCase()
  await lab.submit(caseId)
  const { id } = await paymentOf(caseId)
  await expect.poll(() => instructionsOf(id)).toHaveLength(1)
  return caseId
}

const instructionsOf = async (id: string) =>
  (await (await fetch(`${sandbox.url}/inbox/payout?instructionId=${id}`)).json()) as object[]

async function sendNotice(instructionId: string, id: string = randomUUID()) {
  const body = JSON.stringify({ id, type: payoutNotices.paid, data: { instructionId } })
  const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
  const response = await server.fetch(urlOf(claimEvents.payoutNotice), {
    method: 'POST',
    headers: signedHeaders(encrypted, secret),
    body,
  })
  return { http: response.status, ...((await response.json()) as object) }
}
const thanks = { http: 200, code: 'OK', message: '成功' }

test.each(['works', 'early', 'twice'])(
  'a notice that the payment was made (%s) triggers a query, and the case is closed',
  async (scenario) => {
    const caseId = await paidBy(scenario)
    await expect.poll(async () => (await detailOf(caseId)).state).toBe(6)
    expect(await events()).toEqual([{ kind: 'payout.paid', outcome: 'applied' }])
    expect((await detailOf(caseId)).timeline.filter(({ state }) => state === 6)).toHaveLength(1)
  },
)

test('a notice that the bank returned it leads to a request for another card', async () => {
  const caseId = await paidBy('fails')
  await expect.poll(async () => (await paymentOf(caseId)).state).toBe('failed')
  expect(await events()).toEqual([{ kind: 'payout.failed', outcome: 'applied' }])
  expect((await detailOf(caseId)).canChangeCard).toBe(1)
})

test('ten concurrent copies of a notice trigger one query', async () => {
  const caseId = await paidBy('silent')
  const [{ id: paymentId }, eventId] = [await paymentOf(caseId), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendNotice(paymentId, eventId)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => thanks))
  await expect.poll(async () => (await detailOf(caseId)).state).toBe(6)
  expect([questions, await events()]).toEqual([1, [{ kind: 'payout.paid', outcome: 'applied' }]])
})

test("a notice that is ahead of the partner's answer ends nothing: only the answer counts", async () => {
  const caseId = await paidBy('later')
  expect(await sendNotice((await paymentOf(caseId)).id)).toEqual(thanks)
  await expect.poll(() => questions).toBe(1)
  expect(await detailOf(caseId)).toMatchObject({ state: 5, payment: { state: 'sent' } })
})

test('an answer with another sum than instructed ends nothing', async () => {
  const caseId = await paidBy('lies')
  await expect.poll(() => questions).toBe(1)
  expect(await detailOf(caseId)).toMatchObject({ state: 5, payment: { state: 'sent' } })
})

test('rejects a forged notice', async () => {
  const caseId = await paidBy('forged')
  await expect.poll(async () => (await fetch(`${sandbox.url}/?tab=calls`)).text()).toContain('：401')
  expect([questions, await events()]).toEqual([0, []])
  expect((await detailOf(caseId)).state).toBe(5)
})

test('accepts a notice about an ended or unknown payment without a query', async () => {
  const caseId = await paidBy('works')
  await expect.poll(async () => (await detailOf(caseId)).state).toBe(6)
  const before = questions
  expect(await sendNotice((await paymentOf(caseId)).id)).toEqual(thanks)
  expect(await sendNotice(newId())).toEqual(thanks)
  expect((await events()).map(({ outcome }) => outcome).toSorted()).toEqual(['applied', 'ignored', 'ignored'])
  expect(questions).toBe(before)
})

test('a notice about a payment that we have not sent can be repeated after we have', async () => {
  const caseId = await paidBy('silent')
  const { id } = await paymentOf(caseId)
  const set = (state: 'waiting' | 'sent') =>
    server.db.updateTable('payment').set({ state }).where('id', '=', id).execute()
  await set('waiting')
  const eventId = randomUUID()
  expect(await sendNotice(id, eventId)).toMatchObject({ http: 503, code: 'SYSTEM_BUSY' })
  expect(await events()).toEqual([])
  await set('sent')
  expect(await sendNotice(id, eventId)).toEqual(thanks)
  await expect.poll(async () => (await detailOf(caseId)).state).toBe(6)
})
