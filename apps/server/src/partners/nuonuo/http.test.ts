import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nuonuoHeaders, signNuonuo } from '@yf/partner-contract/nuonuo'
import { afterEach, expect, test } from 'vitest'
import { sandboxStage } from '#testkit/demo-stage.ts'
import { invoicesOverHttp } from './http.ts'
import { nuonuoInbound } from './inbound.ts'

const sandbox = sandboxStage({ slowMs: 60_000 })
const nuonuo = () => ({
  baseUrl: `${sandbox.url}/nuonuo`,
  tokenUrl: `${sandbox.url}/nuonuo`,
  fileOrigin: new URL(sandbox.url).origin,
  appKey: 'sandbox-nuonuo',
  appSecret: 'sandbox-nuonuo-secret',
  taxNo: '91310000MA1FL0001R',
})
const lent = new Map<string, string>()
const credentials = {
  get: async (name: string, ask: () => Promise<{ value: string }>) => {
    const value = lent.get(name) ?? (await ask()).value
    lent.set(name, value)
    return value
  },
  drop: async (name: string) => void lent.delete(name),
}
const issuer = (changes: object = {}, options: object = {}) =>
  invoicesOverHttp(
    { nuonuo: { ...nuonuo(), ...changes }, publicOrigin: 'https://app.example.com' },
    credentials,
    options,
  )
const play = (scenario: string | null) =>
  fetch(`${sandbox.url}/scenarios/nuonuo`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
afterEach(async () => {
  lent.clear()
  await play(null)
})

let numbers = 0
const order = (fen = 10_000) => ({
  requestNo: `FP2611160000000000${++numbers}`,
  buyer: { name: '星河软件', taxNo: '91310104MA1K3X7C28', address: '', phone: '', bank: '', bankAccount: '' },
  lines: [{ name: '*现代服务*健康服务', taxRate: 0.06, fen }],
  at: new Date('2026-11-16T03:00:00Z'),
})

test('requests an invoice once despite repeats, learns its result and reads its files', async () => {
  const expected = order()
  expect(await issuer().ask(expected.requestNo)).toEqual({ kind: 'answered', answer: { kind: 'none' } })
  expect(await issuer().issue(expected)).toEqual({ kind: 'answered', answer: null })
  expect(await issuer().issue(expected)).toEqual({ kind: 'answered', answer: null })
  const queried = await issuer().ask(expected.requestNo)
  expect(queried).toMatchObject({ answer: { kind: 'issued', fen: 10_000, invoiceNo: expect.any(String) } })
  if (queried.kind !== 'answered' || queried.answer.kind !== 'issued') throw new Error('not issued')
  const file = await issuer().file(queried.answer.pdfUrl)
  expect(file.kind === 'answered' && file.answer.subarray(0, 5).toString()).toBe('%PDF-')
  const red = { ...order(4_000), invoiceNo: queried.answer.invoiceNo }
  expect(await issuer().reverse(red)).toEqual({ kind: 'answered', answer: null })
  expect(await issuer().ask(red.requestNo)).toMatchObject({ answer: { kind: 'issued', fen: 4_000 } })
  // Rejects a credit note for more than the rest of the invoice.
  expect(await issuer().reverse({ ...order(7_000), invoiceNo: queried.answer.invoiceNo })).toMatchObject({
    kind: 'refused',
    reason: 'content',
  })
})

test('does not treat a duplicate number as a refusal, but queries the invoice by it', async () => {
  const expected = order()
  // They have the order, and the first query comes too early.
  await play('unseen')
  expect(await issuer().issue(expected)).toEqual({ kind: 'answered', answer: null })
  expect(await issuer().ask(expected.requestNo)).toEqual({ kind: 'answered', answer: { kind: 'none' } })
  expect(await issuer().issue(expected)).toEqual({ kind: 'answered', answer: null })
  await play('works')
  expect(await issuer().ask(expected.requestNo)).toMatchObject({ answer: { kind: 'issued', fen: 10_000 } })
})

test('queries an order whose answer was lost before sending it again', async () => {
  await play('cut')
  const tries: number[] = []
  const watch = { onCall: (report: { operation: string; tries: number }) => tries.push(report.tries) }
  await issuer().ask('a token comes first')
  expect(await issuer({}, { watch }).issue(order())).toMatchObject({ kind: 'unavailable' })
  expect(tries).toEqual([1])
})

test('an invoice exists even if its file could not be signed', async () => {
  const expected = order()
  await play('unsigned')
  await issuer().issue(expected)
  expect(await issuer().ask(expected.requestNo)).toEqual({ kind: 'answered', answer: { kind: 'unsigned' } })
})

test('does not fetch a file from any other host', async () => {
  for (const url of ['https://elsewhere.invalid/a.pdf', 'file:///etc/passwd', 'no address', ''])
    expect(await issuer().file(url)).toEqual({ kind: 'refused' })
})

test.each([
  ['refuses', { kind: 'refused', reason: 'content', message: '购买方名称与税号不符', providerCode: 'E9105' }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('reports the outcome when the issuer %s', async (scenario, outcome) => {
  await play(scenario)
  expect(await issuer().issue(order())).toEqual(outcome)
})

test('a slow issuer times out, and a wrong secret is a setup problem', async () => {
  await issuer().ask('nothing')
  expect(await issuer({ appSecret: 'guess' }).issue(order())).toMatchObject({
    kind: 'refused',
    reason: 'setup',
  })
  await play('slow')
  expect(await issuer({}, { timeLimitMs: 200 }).issue(order())).toEqual({
    kind: 'unavailable',
    reason: 'timeLimit',
  })
})

test('drops a token that the issuer no longer accepts, and the next request gets another', async () => {
  lent.set('nuonuo.token', 'of-yesterday')
  expect(await issuer().issue(order())).toEqual({ kind: 'unavailable', reason: 'troubled' })
  expect(await issuer().issue(order())).toEqual({ kind: 'answered', answer: null })
})

test.each([
  '',
  '<html>502</html>',
  'null',
  '{"code":7}',
  '{"code":"E0000"}',
  '{"code":"E0000","result":[{"orderNo":"another","status":"2"}]}',
  '{"code":"E0000","result":[{"orderNo":"mine","status":"2","allElectronicInvoiceNumber":"1; drop"}]}',
  '{"code":"E0000","result":[{"orderNo":"mine","status":"2","allElectronicInvoiceNumber":"12345678901234567890","orderAmount":"much","invoiceTime":1}]}',
])('treats an answer of %j as unavailable, not as an invoice', async (answer) => {
  const strange = createServer((_request, response) => response.end(answer))
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  lent.set('nuonuo.token', 'any')
  const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
  const outcome = await issuer({ baseUrl }).ask('mine')
  strange.close()
  strange.closeAllConnections()
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
})

const body = 'operater=callback&orderno=FP1&content=%7B%7D'
const call = (changes: { body?: string; age?: number; secret?: string } = {}) => {
  const timestamp = String(Math.floor(Date.now() / 1000) - (changes.age ?? 0))
  const signed = { appKey: 'sandbox-nuonuo', senid: 's1', nonce: '12345678', timestamp, body }
  const sign = signNuonuo(signed, changes.secret ?? 'sandbox-nuonuo-secret')
  return nuonuoInbound(nuonuo()).verify({
    headers: { [nuonuoHeaders.sign]: sign },
    query: { senid: 's1', nonce: '12345678', timestamp },
    body: Buffer.from(changes.body ?? body),
  })
}

test('accepts a notice only if it is signed, fresh and complete', () => {
  expect(call()).toMatchObject({ kind: 'event', event: { data: { requestNo: 'FP1' } } })
  expect(call({ body: body.replace('FP1', 'FP2') })).toEqual({ kind: 'rejected', reason: 'badSignature' })
  expect(call({ secret: 'somebody else' })).toEqual({ kind: 'rejected', reason: 'badSignature' })
  expect(call({ age: 301 })).toEqual({ kind: 'rejected', reason: 'stale' })
})
