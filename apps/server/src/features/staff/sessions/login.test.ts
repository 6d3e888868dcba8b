import { staffCalls } from '@yf/contract/staff'
import { describe, expect, test } from 'vitest'
import { claimCalls } from '@yf/contract/claims'
import { identityCalls } from '@yf/contract/identity'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { solving } from '#testkit/solve-proof-of-work.ts'

const server = demoStage({ settings: { trustedHops: 1 } })

const password = 'Yuanli@2026'
const enter = (account: string, word = password, headers: Record<string, string> = {}) =>
  server.call(staffCalls.login, { account, password: word }, { headers })
const me = (token: string) => server.call(staffCalls.me, {}, { token })

test('staff log in with account name and password, and the login is recorded', async () => {
  const { result } = await enter('Handler1')
  expect(result.staff).toMatchObject({ account: 'handler1', name: '王理赔', role: 'handler' })
  expect((await me(result.token)).result).toEqual(result.staff)
  const auditEvents = await server.db.selectFrom('audit_event').select(['staff_name', 'action']).execute()
  expect(auditEvents).toContainEqual({ staff_name: '王理赔', action: 'logIn' })
})

test('the database never contains the token itself', async () => {
  const { result } = await enter('handler2')
  const rows = await server.db.selectFrom('staff_session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(result.token)
})

test('known and unknown names get the same answer, and wait after five attempts', async () => {
  for (const account of ['auditor1', 'nobody']) {
    const answers = []
    for (let at = 0; at < 6; at += 1) answers.push((await enter(account, `wrong${at}`)).code)
    expect(answers).toEqual([3150, 3150, 3150, 3150, 3150, 3151])
  }
  expect((await enter('auditor1')).message).toBe('密码错误次数过多，请5秒后再试')
  server.clock.advance({ seconds: 5 })
  expect((await enter('auditor1')).code).toBe(1012)
  expect((await enter('nobody')).code).toBe(1012)
  expect((await solving((more) => enter('auditor1', password, more))).success).toBe(true)
})

test('at most five concurrent guesses are compared', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => enter('senior1', `guess${at}`)))
  expect(answers.filter(({ code }) => code === 3150)).toHaveLength(5)
  expect((await enter('senior1')).code).toBe(3151)
  server.clock.advance({ minutes: 61 })
  expect((await enter('senior1')).success).toBe(true)
})

describe('brute-force guesses by strangers', () => {
  const from = (address: string, more: Record<string, string> = {}) => ({
    'x-forwarded-for': address,
    ...more,
  })
  const ownDevice = { 'x-device': 'the-computer-of-handler-two' }
  const attack = async (account: string) => {
    for (let at = 0; at < 8; at += 1) await enter(account, 'wrong', from(`10.5.0.${at}`))
  }

  test('do not affect staff at a known origin', async () => {
    await enter('handler2', password, from('10.1.1.1', ownDevice))
    await attack('handler2')
    expect((await enter('handler2', password, from('10.1.1.1'))).success).toBe(true)
    expect((await enter('handler2', password, from('10.2.2.2', ownDevice))).success).toBe(true)
    expect((await enter('handler2', password, from('10.3.3.3'))).code).toBe(1012)
    const solved = await solving((more) => enter('handler2', password, from('10.3.3.3', more)))
    expect(solved.success).toBe(true)
  })

  test('are reported to their target, once', async () => {
    server.clock.advance({ hours: 2 })
    await attack('handler2')
    const first = await enter('handler2', password, from('10.1.1.1'))
    // The other three had to solve a proof of work and were never compared.
    expect(first.result.wrongTries).toBe(5)
    expect((await enter('handler2', password, from('10.1.1.1'))).result.wrongTries).toBe(0)
  })

  test('are indistinguishable for known and unknown names, even at a known origin', async () => {
    server.clock.advance({ hours: 2 })
    await attack('handler2')
    await attack('somebody')
    const answers = [
      await enter('handler2', 'wrong', from('10.1.1.1')),
      await enter('somebody', 'wrong', from('10.1.1.1')),
    ]
    expect(answers.map(({ code }) => code)).toEqual([1012, 1012])
  })
})

test('a session ends after eight idle hours, and after a day in any case', async () => {
  const idle = await server.staffTokenOf('handler1')
  server.clock.advance({ hours: 8, minutes: 1 })
  expect(await me(idle)).toMatchObject({ http: 200, code: 403 })
  const busy = await server.staffTokenOf('handler1')
  for (let hours = 0; hours < 24; hours += 6) {
    expect((await me(busy)).success).toBe(true)
    server.clock.advance({ hours: 6 })
  }
  server.clock.advance({ minutes: 1 })
  expect((await me(busy)).code).toBe(403)
})

test('staff who log out or are deactivated have no session', async () => {
  const token = await server.staffTokenOf('handler1')
  await server.call(staffCalls.logout, {}, { token })
  expect((await me(token)).code).toBe(403)
  const other = await server.staffTokenOf('handler2')
  const change = (is_active: boolean) =>
    server.db.updateTable('staff').set({ is_active }).where('account', '=', 'handler2').execute()
  await change(false)
  expect((await me(other)).code).toBe(403)
  expect((await enter('handler2')).code).toBe(3150)
  await change(true)
})

test("a member's token does not work in the console, and vice versa", async () => {
  const member = await server.tokenOf('linxiao')
  const staff = await server.staffTokenOf('senior1')
  const queue = await server.call(claimsAdminCalls.queue, { pageSize: 10, list: 'open' }, { token: member })
  expect(queue.http).toBe(401)
  expect((await server.call(identityCalls.currentToken, {}, { token: staff })).http).toBe(401)
  const limit = await server.call(
    claimCalls.limit,
    { companyId: '00000000-0000-4000-8000-000000000000' },
    { token: staff },
  )
  expect(limit.http).toBe(401)
  expect((await server.call(staffCalls.me, {})).http).toBe(401)
})
