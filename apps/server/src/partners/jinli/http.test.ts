import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { jinliOverHttp } from './http.ts'
import type { JinliPort } from './port.ts'

const patient = { memberNo: 'm-1', name: '林晓', phone: '13800000001', target: 'consult' } as const
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ slowMs: 60_000 })
})
afterAll(() => sandbox.close())
beforeEach(() => play('works'))

const settings = () => ({
  baseUrl: `${sandbox.url}/jinli`,
  appId: 'sandbox-jinli',
  appSecret: 'sandbox-jinli-secret',
})
const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/jinli`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })

test('a signed request returns a link', async () => {
  const outcome = await jinliOverHttp(settings()).loginLink(patient)
  expect(outcome).toEqual({ kind: 'link', url: expect.stringContaining('/jinli/h5/consult?ticket=') })
})

test.each([
  ['refuses', { kind: 'refused', reason: 'blocked', providerCode: 4103 }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('reports the outcome when the hospital %s', async (scenario, outcome) => {
  await play(scenario)
  expect(await jinliOverHttp(settings()).loginLink(patient)).toEqual(outcome)
})

/** The first request to each of its services: login, doctors, pharmacy. */
const operations: Readonly<Record<string, (hospital: JinliPort) => Promise<{ readonly kind: string }>>> = {
  link: (hospital) => hospital.loginLink(patient),
  inquiry: (hospital) =>
    hospital.startInquiry({
      inquiryNo: 'i-1',
      memberNo: 'm-1',
      phone: patient.phone,
      patient: { name: patient.name, gender: 2, birth: null, allergies: [] },
      symptoms: [],
      words: '咳嗽三天',
      fileNos: [],
      followsNo: null,
      doctorNo: null,
    }),
  pharmacy: (hospital) =>
    hospital.sendMedicineOrder({
      orderNo: 'o-1',
      prescriptionNo: 'p-1',
      phone: patient.phone,
      receiver: { name: patient.name, phone: patient.phone, address: '上海市浦东新区碧波路690号' },
      medicines: [{ code: 'M001', name: '布洛芬缓释胶囊', quantity: 1, priceFen: 2380 }],
      payFen: 2380,
    }),
}

test.each(Object.entries(operations))('a slow hospital times out at its %s', async (_, ask) => {
  await play('slow')
  const outcome = await ask(jinliOverHttp(settings(), { timeLimitMs: 200 }))
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'timeLimit' })
})

test.each(['inquiry', 'pharmacy'])('ignores an answer of the %s about something else', async (provider) => {
  await play('lies')
  const outcome = await operations[provider]!(jinliOverHttp(settings()))
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
})

test.each([
  ['secret', { appSecret: 'guess' }],
  ['application', { appId: 'another-app' }],
])('reports a wrong %s as a setup problem', async (_, wrong) => {
  const outcome = await jinliOverHttp({ ...settings(), ...wrong }).loginLink(patient)
  expect(outcome).toEqual({ kind: 'refused', reason: 'setup', providerCode: 4001 })
})

test.each(['', '<html>502</html>', 'null', '{"code":0}', '{"code":0,"data":{"url":7}}'])(
  'treats an answer of %j as unavailable, not as a link',
  async (answer) => {
    const strange = createServer((_request, response) => response.end(answer))
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
    const outcome = await jinliOverHttp({ ...settings(), baseUrl }).loginLink(patient)
    strange.close()
    strange.closeAllConnections()
    expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
  },
)
