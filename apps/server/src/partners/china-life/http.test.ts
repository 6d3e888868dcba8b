import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { chinaLifeOverHttp } from './http.ts'

const person = {
  name: '林晓',
  certificateKind: '居民身份证',
  certificateNo: '110101199003074258',
  phone: '13800000001',
}
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ slowMs: 60_000 })
})
afterAll(() => sandbox.close())
beforeEach(() => play('works'))

const settings = () => ({
  baseUrl: `${sandbox.url}/china-life`,
  channel: 'sandbox-china-life',
  secret: 'sandbox-china-life-secret',
  pages: { SZ: `${sandbox.url}/china-life/h5/sz`, SH: `${sandbox.url}/china-life/h5/sh?from=app` },
})
const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/china-life`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
async function linkTo(city: 'SZ' | 'SH'): Promise<string> {
  const outcome = await chinaLifeOverHttp(settings()).link(city, person)
  if (outcome.kind !== 'link') throw new Error(JSON.stringify(outcome))
  return outcome.url
}
const pageAt = async (url: string) => (await fetch(url)).text()

test.each([
  ['SZ', '深圳'],
  ['SH', '上海'],
] as const)('the link for %s opens the page of %s for this person', async (city, name) => {
  const page = await pageAt(await linkTo(city))
  expect(page).toContain('林晓，欢迎您')
  expect(page).toContain(name)
})

test('the link contains no personal data', async () => {
  const url = decodeURIComponent(await linkTo('SH'))
  expect(url).toContain('from=app')
  for (const value of [person.name, person.certificateNo, person.phone]) expect(url).not.toContain(value)
})

test('an altered link, or one of the other city, opens nothing', async () => {
  const url = await linkTo('SZ')
  expect(await pageAt(url.replace(/token=[^&]+/, 'token=guess'))).toContain('链接已失效')
  expect(await pageAt(url.replace(/sign=[^&]+/, 'sign=0'))).toContain('链接已失效')
  expect(await pageAt(url.replace('/h5/sz', '/h5/sh'))).toContain('链接已失效')
})

test.each([
  ['refuses', { kind: 'refused', reason: 'notInsured', providerCode: '2001' }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('reports the outcome when China Life %s', async (scenario, outcome) => {
  await play(scenario)
  expect(await chinaLifeOverHttp(settings()).link('SZ', person)).toEqual(outcome)
})

test('times out when the answer is slow', async () => {
  await play('slow')
  expect(await chinaLifeOverHttp(settings(), { timeLimitMs: 200 }).link('SH', person)).toEqual({
    kind: 'unavailable',
    reason: 'timeLimit',
  })
})

test.each([
  ['secret', { secret: 'guess' }],
  ['channel', { channel: 'another-channel' }],
])('reports a wrong %s as a setup problem', async (_, wrong) => {
  const outcome = await chinaLifeOverHttp({ ...settings(), ...wrong }).link('SZ', person)
  expect(outcome).toEqual({ kind: 'refused', reason: 'setup', providerCode: '1001' })
})

test.each(['', '<html>502</html>', 'null', '{"resultCode":"0000"}', '{"resultCode":"0000","token":7}'])(
  'treats an answer of %j as unavailable, not as a link',
  async (answer) => {
    const strange = createServer((_request, response) => response.end(answer))
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
    const outcome = await chinaLifeOverHttp({ ...settings(), baseUrl }).link('SZ', person)
    strange.close()
    strange.closeAllConnections()
    expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
  },
)

test('the recorded request is readable, with the certificate number masked', async () => {
  const items = (await (await fetch(`${sandbox.url}/inbox/china-life?mobile=13800000001`)).json()) as object[]
  expect(items).toContainEqual(
    expect.objectContaining({ name: '林晓', branch: 'SZ', certNo: '110***********4258' }),
  )
  expect(JSON.stringify(items)).not.toContain(person.certificateNo)
})
