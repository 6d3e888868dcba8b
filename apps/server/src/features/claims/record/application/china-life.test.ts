import { afterEach, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { refusals } from '@yf/contract/refusals'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const sandbox = sandboxStage()
const server = demoStage(() => {
  const { url } = sandbox
  const chinaLife = {
    baseUrl: `${url}/china-life`,
    channel: 'sandbox-china-life',
    secret: 'sandbox-china-life-secret',
    // A URL without HTTPS on another host: production settings refuse it, and so does the link.
    pages: { SZ: `${url}/china-life/h5/sz`, SH: 'http://elsewhere.example/sh' },
  }
  return { settings: { chinaLife } }
})
afterEach(() => play(null))

const play = (scenario: string | null) =>
  fetch(`${sandbox.url}/scenarios/china-life`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })

const link = async (person: string, company: string, city: 'SZ' | 'SH') =>
  server.call(
    city === 'SZ' ? claimCalls.chinaLifeShenzhen : claimCalls.chinaLifeShanghai,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

test('a member of a company with China Life gets a link that logs in exactly this person', async () => {
  const { code, result } = await link('linxiao', 'xinghe-software', 'SZ')
  expect(code).toBe(200)
  expect(result.url).toContain(`${sandbox.url}/china-life/h5/sz`)
  expect(decodeURIComponent(result.url)).not.toContain('林晓')
  expect(await (await fetch(result.url)).text()).toContain('林晓，欢迎您')
})

test('refuses another city and a company without China Life with a message', async () => {
  const refused = { code: refusals.chinaLifeNotOpen.code, message: refusals.chinaLifeNotOpen.message }
  expect(await link('linxiao', 'xinghe-software', 'SH')).toMatchObject(refused)
  expect(await link('zhoulan', 'haina', 'SZ')).toMatchObject(refused)
  expect((await link('zhoulan', 'xinghe-software', 'SZ')).code).toBe(refusals.notFound.code)
})

test('does not return a page that the app would not open', async () => {
  expect((await link('linxiao', 'xinghe-hardware', 'SH')).code).toBe(refusals.chinaLifeUnreachable.code)
})

test.each([
  ['refuses', 'chinaLifeNotInsured'],
  ['down', 'chinaLifeUnreachable'],
  ['cut', 'chinaLifeUnreachable'],
] as const)('where China Life %s, returns a message', async (scenario, name) => {
  await play(scenario)
  expect(await link('linxiao', 'xinghe-software', 'SZ')).toMatchObject({
    http: 200,
    code: refusals[name].code,
    message: refusals[name].message,
    result: null,
  })
})

test('without a certificate the message says where to add it', async () => {
  await server.db
    .updateTable('claim_rule')
    .set({ china_life_city: 'SZ' })
    .where('company_id', '=', idOf('company', 'yuanshan'))
    .execute()
  const { code, message } = await link('zhaoqiang', 'yuanshan', 'SZ')
  expect(code).toBe(refusals.cannotClaim.code)
  expect(message).toContain('设置 > 证件号')
})
