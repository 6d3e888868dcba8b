import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { urlOf, type Call } from '@yf/contract/call'
import { handoffCalls } from '@yf/contract/handoff'
import { handoffEvents } from '@yf/contract/handoff-events'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { refusals } from '@yf/contract/refusals'
import { callTable } from '@yf/contract/table'
import { siteNames, type SiteName } from '@yf/domain/handoff'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { siteHeader, type SiteArrival } from '@yf/partner-contract/site-arrival'
import { hashOf } from '#platform/session/sessions.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { startSandbox } from '#testkit/sandbox.ts'

const server = demoStage()
beforeEach(() => server.clock.advance({ hours: 1 }))

const companyId = idOf('company', 'xinghe-software')
const tokenFor = async (site: SiteName, session: string) =>
  (await server.call(handoffCalls.siteToken, { site, companyId }, { token: session })).result.token

interface ArrivalOptions {
  readonly as?: SiteName
  readonly signer?: SiteName
}

async function ask(token: string, { as = 'exam', signer = as }: ArrivalOptions = {}) {
  const body = JSON.stringify({ id: randomUUID(), type: as, data: { token } })
  const secret = server.services.settings.siteSecrets[signer]
  const headers = signedHeaders({ timestamp: String(Date.now()), nonce: randomUUID(), body }, secret)
  const response = await server.fetch(urlOf(handoffEvents.arrival), {
    method: 'POST',
    headers: { ...headers, [siteHeader]: signer },
    body,
  })
  return { http: response.status, ...((await response.json()) as Partial<SiteArrival>) }
}

test.each(siteNames)('%s learns who arrived with its token, and nothing more', async (site) => {
  const token = await tokenFor(site, await server.tokenOf('linxiao'))
  expect(await ask(token, { as: site })).toEqual({
    http: 200,
    arrived: { baseId: idOf('account', 'linxiao'), name: '林晓', mobile: '138****0001', companyId },
  })
})

test('each token is new, and only its hash is stored', async () => {
  const session = await server.tokenOf('linxiao')
  const [first, second] = [await tokenFor('exam', session), await tokenFor('exam', session)]
  expect(new Set([first, second, session])).toHaveLength(3)
  const rows = await server.db.selectFrom('site_token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${first}|${second}|${session}`))
})

test('another site learns nothing from it, and no site can sign as another', async () => {
  const token = await tokenFor('exam', await server.tokenOf('linxiao'))
  expect(await ask(token, { as: 'mall' })).toEqual({ http: 200, arrived: null })
  expect((await ask(token, { as: 'exam', signer: 'mall' })).http).toBe(401)
  expect(await ask('A'.repeat(43))).toEqual({ http: 200, arrived: null })
})

describe('expires', () => {
  test('after five minutes', async () => {
    const token = await tokenFor('exam', await server.tokenOf('linxiao'))
    server.clock.advance({ minutes: 4, seconds: 59 })
    expect((await ask(token)).arrived).not.toBeNull()
    server.clock.advance({ seconds: 1 })
    expect((await ask(token)).arrived).toBeNull()
  })

  test('with the logout of its session', async () => {
    const session = await server.tokenOf('linxiao')
    const token = await tokenFor('exam', session)
    await server.call(identityCalls.logout, {}, { token: session })
    expect((await ask(token)).arrived).toBeNull()
  })

  test('with a new login', async () => {
    const token = await tokenFor('exam', await server.tokenOf('linxiao'))
    await server.call(identityCalls.login, { phone: '13800000001', password: demoPassword })
    expect((await ask(token)).arrived).toBeNull()
  })
})

test('requires a session, and a company of the member', async () => {
  expect((await server.call(handoffCalls.siteToken, { site: 'mall' })).http).toBe(401)
  const token = await server.tokenOf('zhoulan')
  const refused = await server.call(handoffCalls.siteToken, { site: 'mall', companyId }, { token })
  expect(refused.code).toBe(refusals.notFound.code)
})

test('it is valid for no call of ours: every one that needs a session answers 401', async () => {
  const token = await tokenFor('mall', await server.tokenOf('linxiao'))
  const rows = Object.values(callTable).flatMap((calls): Call[] => Object.values(calls))
  const closed = rows.filter(
    ({ auth, credential }) => (auth === 'user' || auth === 'staff') && credential !== 'pending',
  )
  expect(closed.length).toBeGreaterThan(80)
  const open: string[] = []
  for (const row of closed) {
    const response = await server.fetch(urlOf(row), {
      method: row.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(row.method === 'GET' ? {} : { body: '{}' }),
    })
    await response.arrayBuffer()
    if (response.status !== 401) open.push(`${row.path} ${response.status}`)
  }
  expect(open).toEqual([])
})

test('it settles no pending login, and the mall rejects it', async () => {
  const token = await tokenFor('mall', await server.tokenOf('linxiao'))
  const consent = { agreementVersion: '2026-11-01' }
  const settled = await server.call(identitySteps.enterWithConsent, consent, { token })
  expect(settled.code).toBe(refusals.pendingExpired.code)
  const session = server.db.selectFrom('mall_session').where('token_hash', '=', hashOf(token))
  expect(await session.selectAll().execute()).toEqual([])
})

test('a site queries the visitor and greets them by name, but greets nobody with an expired token', async () => {
  const sandbox = await startSandbox({ notifyOrigin: server.url })
  const session = await server.tokenOf('linxiao')
  const token = await tokenFor('activity', session)
  const visit = async (query: string) => (await fetch(`${sandbox.url}/sites/activity?${query}`)).text()
  expect(await visit(`token=${token}`)).toContain('林晓，欢迎您')
  await server.call(identityCalls.logout, {}, { token: session })
  const data = Buffer.from(JSON.stringify({ name: '林晓' })).toString('base64url')
  const page = await visit(`token=${token}&data=${data}`)
  expect(page).toContain('登录凭证无效或已过期')
  expect(page).not.toContain('林晓，欢迎您')
  await sandbox.close()
})
