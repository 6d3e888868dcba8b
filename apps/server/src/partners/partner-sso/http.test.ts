import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { partnerSsoOverHttp } from './http.ts'

const secret = 'sandbox-rlj-secret'
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/rlj`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
beforeEach(() => play('works'))

async function ticketFor(phone: string) {
  const response = await fetch(`${sandbox.url}/rlj/go?to=ssoRljPage&phone=${phone}`, { redirect: 'manual' })
  return new URLSearchParams(response.headers.get('location')!.split('?')[1]).get('ticket')!
}
const redeem = (ticket: string, change: { secret?: string; baseUrl?: string; timeLimitMs?: number } = {}) =>
  partnerSsoOverHttp(
    { baseUrl: change.baseUrl ?? `${sandbox.url}/rlj` },
    change.timeLimitMs ? { timeLimitMs: change.timeLimitMs } : {},
  ).redeem({ channel: 'rlj', ticket, secret: change.secret ?? secret })

test('a ticket identifies its person once', async () => {
  const ticket = await ticketFor('13800000001')
  expect(await redeem(ticket)).toEqual({ kind: 'person', uid: 'rlj-0001-0000', phone: '13800000001' })
  expect(await redeem(ticket)).toEqual({ kind: 'refused', partnerCode: '1002' })
})

test('a caller without the secret gets no data and does not consume the ticket', async () => {
  const ticket = await ticketFor('13800000001')
  expect(await redeem(ticket, { secret: 'guess' })).toEqual({ kind: 'refused', partnerCode: '1001' })
  expect(await redeem(ticket)).toMatchObject({ kind: 'person' })
})

test.each([
  ['refuses', { kind: 'refused', partnerCode: '1002' }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('reports the outcome when the partner %s', async (scenario, outcome) => {
  const ticket = await ticketFor('13800000001')
  await play(scenario)
  expect(await redeem(ticket)).toEqual(outcome)
})

test('a slow partner times out', async () => {
  const ticket = await ticketFor('13800000001')
  await play('slow')
  expect(await redeem(ticket, { timeLimitMs: 200 })).toEqual({ kind: 'unavailable', reason: 'timeLimit' })
})

test.each(['', 'null', '{"code":0}', '{"code":"0000"}', '{"code":"0000","data":{"uid":"1","mobile":"x"}}'])(
  'treats an answer of %j as unavailable, not as a person',
  async (answer) => {
    const strange = createServer((_request, response) => response.end(answer))
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
    const outcome = await redeem('ST-1', { baseUrl })
    strange.close()
    strange.closeAllConnections()
    expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
  },
)
