import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sandboxStage } from '#testkit/demo-stage.ts'
import { fengshiOverHttp } from './http.ts'

const sandbox = sandboxStage({ slowMs: 60_000 })
const settings = () => ({
  baseUrl: `${sandbox.url}/fengshi`,
  merchant: 'sandbox-fengshi',
  secret: 'sandbox-fengshi-secret',
})
const mobile = '13900000044'
const play = (scenario: string | null) =>
  fetch(`${sandbox.url}/scenarios/fengshi`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
afterEach(() => play(null))

const order = {
  orderNo: '0190f000-0000-7000-8000-000000000001',
  institutionCode: 'sh-jingan',
  packageCode: 'classic',
  day: '2026-12-07',
  person: {
    name: '梁若溪',
    gender: 1,
    birth: '1990-01-01',
    certificateKind: 'idCard',
    certificateNumber: '990100199001010019',
    phone: mobile,
    marriage: 'single',
  },
} as const

test('creates, confirms, changes and cancels an order; repeating a request changes nothing', async () => {
  const provider = fengshiOverHttp(settings())
  expect(await provider.order(order)).toEqual({ kind: 'answered', answer: { state: 'pending', reason: '' } })
  expect(await provider.order(order)).toMatchObject({ answer: { state: 'confirmed' } })
  const change = { orderNo: order.orderNo, changeNo: 'c1', day: '2026-12-08' }
  expect(await provider.change(change)).toEqual({ kind: 'answered', answer: null })
  expect(await provider.change(change)).toEqual({ kind: 'answered', answer: null })
  expect(await provider.change({ ...change, changeNo: 'c2', day: '2026-12-06' })).toMatchObject({
    kind: 'refused',
    reason: 'noPlace',
  })
  expect(await provider.cancel(order.orderNo)).toEqual({ kind: 'answered', answer: null })
  expect(await provider.order(order)).toMatchObject({ answer: { state: 'cancelled' } })
})

test('maps the offers to our terms and reads at most 31 days of a month with 10,000 slots', async () => {
  const provider = fengshiOverHttp(settings())
  expect(await provider.cities()).toMatchObject({
    answer: expect.arrayContaining([expect.objectContaining({ name: '上海' })]),
  })
  expect(await provider.institutions({ code: 'sh-jingan' })).toMatchObject({
    answer: [{ code: 'sh-jingan', brandName: '锋仕臻选', longitude: 121.4536 }],
  })
  const month = await provider.schedule({
    institutionCode: 'sh-lujiazui',
    packageCode: 'classic',
    month: '2026-12',
  })
  const days = month.kind === 'answered' ? month.answer : []
  expect(days.length).toBeLessThanOrEqual(31)
  expect(days.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(10_000)
  expect(
    await provider.schedule({ institutionCode: 'nowhere', packageCode: 'classic', month: '2026-12' }),
  ).toMatchObject({ kind: 'refused', reason: 'unknown' })
  expect(await provider.report('none')).toMatchObject({ kind: 'refused', reason: 'unknown' })
})

test.each([
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('reports the outcome when the provider is %s', async (scenario, outcome) => {
  await play(scenario)
  expect(await fengshiOverHttp(settings()).cities()).toEqual(outcome)
})

test('a slow provider times out, and a wrong secret is a setup problem', async () => {
  await play('slow')
  expect(await fengshiOverHttp(settings(), { timeLimitMs: 200 }).cities()).toEqual({
    kind: 'unavailable',
    reason: 'timeLimit',
  })
  await play(null)
  const outcome = await fengshiOverHttp({ ...settings(), secret: 'guess' }).cities()
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'setup', providerCode: '1001' })
})

test.each([
  '',
  'null',
  '{"code":"0000"}',
  '{"code":"0000","data":{"orderNo":7}}',
  '{"code":"0000","data":{"orderNo":"x","date":"2026-12-01","values":[],"pdfBase64":"PGh0bWw+"}}',
])('treats an answer of %j as unavailable, not as a report', async (answer) => {
  const strange = createServer((_request, response) => response.end(answer))
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
  const outcome = await fengshiOverHttp({ ...settings(), baseUrl }).report('r1')
  strange.close()
  strange.closeAllConnections()
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
})
