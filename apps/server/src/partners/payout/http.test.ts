import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { payoutOverHttp } from './http.ts'
import type { PayoutInstruction } from './port.ts'

let sandbox: TestSandbox
let elapsed: number
beforeEach(async () => {
  elapsed = 0
  sandbox = await startSandbox({
    slowMs: 60_000,
    payoutLaterMs: 60_000,
    now: () => new Date(Date.now() + elapsed),
  })
})
afterEach(() => sandbox.close())

const settings = () => ({
  baseUrl: `${sandbox.url}/payout`,
  merchantId: 'sandbox-payout',
  secret: 'sandbox-payout-secret',
})
const provider = (timeLimitMs?: number) => payoutOverHttp(settings(), timeLimitMs ? { timeLimitMs } : {})
const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/payout`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
const received = async () => (await (await fetch(`${sandbox.url}/inbox/payout`)).json()) as object[]

const instruction: PayoutInstruction = {
  instructionId: 'PI/0001',
  payeeName: '林晓',
  cardNo: '6225880212345678',
  bank: '招商银行',
  amountFen: 61_488,
  remark: '理赔款 C20261115000012',
}
const { instructionId } = instruction

test('a payment is accepted and then found paid, with the receipt of the bank', async () => {
  expect(await provider().query(instructionId)).toEqual({ kind: 'absent' })
  expect(await provider().pay(instruction)).toEqual({
    kind: 'accepted',
    payoutNo: expect.stringMatching(/^PO/),
  })
  expect(await provider().query(instructionId)).toEqual({
    kind: 'paid',
    at: expect.any(Date),
    receipt: expect.stringMatching(/^BK/),
    amountFen: 61_488,
  })
  expect(await received()).toMatchObject([{ instructionId, payeeName: '林晓', amount: 61_488 }])
})

test('the same instruction pays once, even with ten concurrent requests', async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => provider().pay(instruction)))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(await received()).toHaveLength(1)
})

test('reusing an instruction id for another payment is a conflict', async () => {
  await provider().pay(instruction)
  const other = await provider().pay({ ...instruction, amountFen: 1 })
  expect(other).toMatchObject({ kind: 'refused', reason: 'conflict' })
  expect(await received()).toHaveLength(1)
})

test('a payment may stay pending for a while before it is paid', async () => {
  await play('later')
  expect(await provider().pay(instruction)).toMatchObject({ kind: 'accepted' })
  expect(await provider().query(instructionId)).toEqual({ kind: 'pending' })
  elapsed = 60_000
  expect(await provider().query(instructionId)).toMatchObject({ kind: 'paid', amountFen: 61_488 })
})

test("a payment returned by the bank has failed, with our reason and not the provider's text", async () => {
  await play('fails')
  expect(await provider().pay(instruction)).toMatchObject({ kind: 'accepted' })
  expect(await provider().query(instructionId)).toEqual({
    kind: 'failed',
    reason: 'returned',
    providerCode: 'BANK_RETURNED',
  })
})

test.each([
  ['slow', 'timeLimit'],
  ['cut', 'unreachable'],
])(
  'when the provider accepts it and is %s, the outcome is unknown; querying and sending again pay once',
  async (scenario, reason) => {
    await play(scenario)
    expect(await provider(400).pay(instruction)).toEqual({ kind: 'unknown', reason })
    await expect.poll(() => provider().query(instructionId)).toMatchObject({ kind: 'paid' })
    await play('works')
    expect(await provider().pay(instruction)).toMatchObject({ kind: 'accepted' })
    expect(await received()).toHaveLength(1)
  },
)

test('a provider that is down leaves the payment open and has accepted nothing', async () => {
  await play('down')
  expect(await provider().pay(instruction)).toEqual({ kind: 'unknown', reason: 'troubled' })
  expect(await provider().query(instructionId)).toEqual({ kind: 'unknown', reason: 'troubled' })
  await play('works')
  expect(await provider().query(instructionId)).toEqual({ kind: 'absent' })
})

test.each([
  ['refuses', 'card', 'CARD_INVALID'],
  ['broke', 'funds', 'BALANCE_NOT_ENOUGH'],
])(
  'when the provider %s, reports the reason and nothing is accepted',
  async (scenario, reason, providerCode) => {
    await play(scenario)
    expect(await provider().pay(instruction)).toMatchObject({ kind: 'refused', reason, providerCode })
    expect(await provider().query(instructionId)).toEqual({ kind: 'absent' })
  },
)

test.each([
  ['secret', { secret: 'guess' }],
  ['merchant', { merchantId: 'another-merchant' }],
])('reports a wrong %s as a setup problem', async (_, wrong) => {
  const stranger = payoutOverHttp({ ...settings(), ...wrong })
  expect(await stranger.pay(instruction)).toMatchObject({
    kind: 'refused',
    reason: 'setup',
    providerCode: 'SIGN_ERROR',
  })
  expect(await stranger.query(instructionId)).toEqual({ kind: 'unknown', reason: 'setup' })
  expect(await received()).toEqual([])
})

const paid = JSON.stringify({
  code: 'OK',
  message: '',
  data: {
    instructionId,
    payoutNo: 'PO1',
    amount: 61_488,
    status: 'PAID',
    paidAt: '2026-11-16T00:00:00Z',
    bankReceipt: 'BK1',
  },
})
const gone = JSON.stringify({ code: 'INSTRUCTION_NOT_FOUND', message: '', data: null })
const bad = JSON.stringify({ code: 'CARD_INVALID', message: '', data: null })

test.each([paid, gone, bad, '', '<html>502</html>', 'null', '{"code":7}'])(
  'rejects an answer that the provider did not sign: %s',
  async (answer) => {
    const stranger = createServer((_request, response) => response.end(answer))
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
    const port = payoutOverHttp({ ...settings(), baseUrl })
    const [pay, query] = [await port.pay(instruction), await port.query(instructionId)]
    stranger.close()
    stranger.closeAllConnections()
    const doubt = { kind: 'unknown', reason: 'troubled' }
    expect([pay, query]).toEqual([doubt, doubt])
  },
)
