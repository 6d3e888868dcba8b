import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toBase64 } from '@yf/partner-contract/fiscal-receipt-check'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { invoiceCheckOverHttp, issuerOf } from './http.ts'
import type { QueriedInvoice } from './port.ts'
import { invoiceCheckAt } from './test-settings.ts'

const tax: QueriedInvoice = {
  code: '011002600111',
  number: '20000001',
  day: '2026-02-20',
  billedFen: 128_50,
  checkCode: null,
}
const fiscal: QueriedInvoice = { ...tax, code: '11060126', number: '0000012345', checkCode: 'a1b2c3' }
const requests = { tax, fiscal }
type IssuerName = keyof typeof requests

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ slowMs: 60_000 })
})
afterAll(() => sandbox.close())
beforeEach(() => play('works'))

const settings = () => invoiceCheckAt(sandbox.url)
const play = (scenario: string | null, key?: string) =>
  fetch(`${sandbox.url}/scenarios/invoice-check`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario, ...(key ? { key } : {}) }),
  })
const check = (of: IssuerName) => invoiceCheckOverHttp(settings()).check(requests[of])
const issued = { day: '2026-02-20', billedFen: 128_50, seller: null, payer: null }

test.each([
  ['a fully digital invoice', '', '26112000000012345678', 'tax'],
  ['a VAT invoice', '011002600111', '20000001', 'tax'],
  ['a VAT invoice of ten digits of code', '1100202130', '20000001', 'tax'],
  ['a VAT invoice whose code was covered', '', '20000001', 'tax'],
  ['a medical e-receipt', '11060126', '0000012345', 'fiscal'],
  ['a medical e-receipt whose code was covered', '', '0000012345', 'fiscal'],
  ['a paper receipt of a province', '11060126', '20000001', 'fiscal'],
  ['a number with letters', '', 'BJ20260001', 'fiscal'],
])('%s is checked with its own issuer', (_, code, number, issuer) =>
  expect(issuerOf({ code, number })).toBe(issuer),
)

test.each<[IssuerName, string, object]>([
  ['tax', 'works', { kind: 'real', issued }],
  ['tax', 'unknown', { kind: 'unknown' }],
  ['tax', 'voided', { kind: 'voided', issued }],
  ['tax', 'reversed', { kind: 'voided', issued }],
  ['tax', 'otherSum', { kind: 'otherSum', issued: { ...issued, billedFen: 28_50 } }],
  ['tax', 'down', { kind: 'unavailable', reason: 'troubled' }],
  ['tax', 'cut', { kind: 'unavailable', reason: 'unreachable' }],
  ['fiscal', 'works', { kind: 'real', issued }],
  ['fiscal', 'unknown', { kind: 'unknown' }],
  ['fiscal', 'voided', { kind: 'voided', issued }],
  ['fiscal', 'reversed', { kind: 'voided', issued }],
  ['fiscal', 'otherSum', { kind: 'otherSum', issued: { ...issued, billedFen: 28_50 } }],
  ['fiscal', 'down', { kind: 'unavailable', reason: 'troubled' }],
  ['fiscal', 'cut', { kind: 'unavailable', reason: 'unreachable' }],
])('checks %s and, in the scenario %s, reports the outcome', async (of, scenario, outcome) => {
  await play(scenario)
  expect(await check(of)).toEqual(outcome)
})

test('a scenario can apply to a single number', async () => {
  await play('unknown', fiscal.number)
  expect(await check('fiscal')).toEqual({ kind: 'unknown' })
  expect(await check('tax')).toMatchObject({ kind: 'real' })
  await play(null, fiscal.number)
  expect(await check('fiscal')).toMatchObject({ kind: 'real' })
})

test('a slow issuer runs into the default time limit, or into the given deadline', async () => {
  await play('slow')
  const late = { kind: 'unavailable', reason: 'timeLimit' }
  expect(await invoiceCheckOverHttp(settings(), { timeLimitMs: 200 }).check(tax)).toEqual(late)
  expect(await invoiceCheckOverHttp(settings()).check(fiscal, AbortSignal.timeout(200))).toEqual(late)
})

test.each<IssuerName>(['tax', 'fiscal'])('a wrong secret with %s is a setup problem', async (of) => {
  const own = settings()
  const wrong = { ...own, [of]: { ...own[of], secret: 'guess' } }
  expect(await invoiceCheckOverHttp(wrong).check(requests[of])).toEqual({
    kind: 'unavailable',
    reason: 'setup',
  })
})

async function answeredWith(text: string, of: IssuerName) {
  const strange = createServer((_request, response) => response.end(text))
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
  const own = settings()
  const outcome = await invoiceCheckOverHttp({ ...own, [of]: { ...own[of], baseUrl } }).check(requests[of])
  strange.close()
  strange.closeAllConnections()
  return outcome
}

const bill = (more: object) => JSON.stringify({ result: 'S0000', message: '', data: toBase64(more) })

test.each<[IssuerName, string]>([
  ['tax', '<html>502</html>'],
  ['tax', '{"code":"0000","cyjgxx":"查验成功"}'],
  ['tax', '{"code":"0000","cyjg":"001","cyjgxx":"","fpxx":{"fpzt":"正常","kprq":"20260220"}}'],
  [
    'tax',
    '{"code":"0000","cyjg":"001","cyjgxx":"","fpxx":{"fpzt":"待定","kprq":"20260220","jshj":"128.50"}}',
  ],
  ['fiscal', 'null'],
  ['fiscal', '{"result":"S0000","message":"","data":"%%%"}'],
  ['fiscal', bill({ status: '1', issueDate: '20260230', totalAmount: '128.50' })],
  ['fiscal', bill({ status: '9', issueDate: '20260220', totalAmount: '128.50' })],
])('with %s, treats an answer of %s as unavailable, never as a real invoice', async (of, text) => {
  expect(await answeredWith(text, of)).toEqual({ kind: 'unavailable', reason: 'troubled' })
})

test('returns what the issuer says about seller and payer', async () => {
  const answerFields = { status: '1', issueDate: '2026-02-20 10:11:12', totalAmount: '128.50' }
  const names = { invoicingPartyName: '北京协和医院', payerPartyName: '林晓' }
  expect(await answeredWith(bill({ ...answerFields, ...names }), 'fiscal')).toEqual({
    kind: 'real',
    issued: { ...issued, seller: '北京协和医院', payer: '林晓' },
  })
})

test('reports a different sum when the tax authority states a difference without naming it', async () => {
  expect(await answeredWith('{"code":"0000","cyjg":"002","cyjgxx":"不一致"}', 'tax')).toEqual({
    kind: 'otherSum',
    issued: { day: null, billedFen: null, seller: null, payer: null },
  })
})

test("the recorded request can be read on the sandbox's shelf", async () => {
  await check('fiscal')
  const items = await (await fetch(`${sandbox.url}/inbox/invoice-check?number=${fiscal.number}`)).json()
  expect((items as object[])[0]).toMatchObject({
    issuer: '财政电子票据',
    code: '11060126',
    day: '20260220',
    sum: '128.50',
    outcome: '正常 128.50',
  })
})
