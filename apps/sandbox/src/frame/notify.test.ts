import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { payoutPaths, payoutSigning } from '@yf/partner-contract/payout'
import { readEvent, type ReadEvent } from '@yf/partner-contract/signed-event'
import { signedRequestHeaders } from '@yf/partner-contract/signed-request'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

const secret = 'sandbox-payout-secret'
const instructionId = '0190f000-0000-7000-8000-000000000001'
const cardNo = '6225880212345678'

/** The product's notice endpoint, as a partner sees it. */
interface ReceivedNotice {
  readonly url: string
  readonly read: ReadEvent
  /** Whether the partner had answered our payment by then. */
  readonly wasAnswered: boolean
}
let received: ReceivedNotice[]
let answers: number[]
let isAnswered: boolean
let product: Server
let sandbox: FastifyInstance
let provider: string

beforeEach(async () => {
  received = []
  answers = []
  isAnswered = false
  product = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const read = readEvent(request.headers, Buffer.concat(chunks), { secret, now: Date.now() })
      received.push({ url: request.url ?? '', read, wasAnswered: isAnswered })
      response.writeHead(answers.shift() ?? 200).end('{}')
    })
  })
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  const notifyOrigin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`
  sandbox = createSandbox({ notifyOrigin, slowMs: 50, payoutLaterMs: 50 })
  provider = await sandbox.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await sandbox.close()
  product.closeAllConnections()
  product.close()
})

const play = (scenario: string) =>
  sandbox.inject({ method: 'PUT', url: '/scenarios/payout', payload: { scenario } })

async function pay(id = instructionId) {
  const body = JSON.stringify({
    instructionId: id,
    payeeName: '林晓',
    cardNo,
    bankName: '招商银行',
    amount: 61_488,
    currency: 'CNY',
    remark: '理赔款',
  })
  const signed = {
    method: 'POST',
    path: payoutPaths.instructions,
    timestamp: String(Date.now()),
    nonce: randomUUID(),
    body,
  }
  await fetch(`${provider}/payout${payoutPaths.instructions}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signedRequestHeaders(payoutSigning, { id: 'sandbox-payout', secret }, signed),
    },
    body,
  })
  isAnswered = true
}

const event = (type: string) => ({ id: expect.stringMatching(/^PO\d+-end$/), type, data: { instructionId } })
const events = () => received.map(({ read }) => (read.kind === 'event' ? read.event : read.reason))
/** The notices on the page, oldest first. */
const log = async () => [...(await sandbox.inject('/?tab=calls')).body.matchAll(/通知 [^<]+/g)].map(String)

test.each([
  ['works', 'payout.paid'],
  ['later', 'payout.paid'],
  ['late', 'payout.paid'],
  ['fails', 'payout.failed'],
  ['cut', 'payout.paid'],
])(
  'in the scenario where it %s, the partner sends %s once to the notice endpoint',
  async (scenario, type) => {
    await play(scenario)
    await pay().catch(() => undefined)
    await expect.poll(events).toEqual([event(type)])
    expect(received[0]?.url).toBe('/API/yf-service-partner/payout/notify')
    await expect.poll(log).toEqual([`通知 ${type}：200`])
    expect((await sandbox.inject('/?tab=calls')).body).not.toContain(cardNo)
  },
)

test('the scenario twice sends one event under two nonces', async () => {
  await play('twice')
  await pay()
  await expect.poll(() => received.length).toBe(2)
  const [first, second] = received.map(({ read }) => read)
  expect(events()[0]).toEqual(events()[1])
  expect(first).not.toEqual(second)
})

test('the scenario early sends the notice before the answer; otherwise it follows', async () => {
  await play('early')
  await pay()
  expect(received.map(({ wasAnswered }) => wasAnswered)).toEqual([false])
})

test('a forged notice has an invalid signature, and is not sent again', async () => {
  await play('forged')
  answers = [401]
  await pay()
  await expect.poll(log).toEqual(['通知 payout.paid：401'])
  expect(events()).toEqual(['badSignature'])
})

test('sends the same event again if the product does not acknowledge it', async () => {
  answers = [503]
  await pay()
  await expect.poll(() => received.length).toBe(2)
  expect(events()[0]).toEqual(events()[1])
})

test.each(['silent', 'refuses', 'down'])(
  'in the scenario where it is %s, sends no notice',
  async (scenario) => {
    await play(scenario)
    await pay('0190f000-0000-7000-8000-000000000002')
    await play('works')
    await pay()
    await expect.poll(log).toEqual(['通知 payout.paid：200'])
    expect(events()).toEqual([event('payout.paid')])
  },
)
