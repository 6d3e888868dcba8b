import { staffCalls } from '@yf/contract/staff'
import { beforeAll, expect, test } from 'vitest'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { demoStage } from '#testkit/demo-stage.ts'
import { newId } from '#platform/ids.ts'
import { submittedCase } from '#features/claims/admin/case/test-case.ts'

const server = demoStage({ settings: { trustedHops: 1 } })
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'auditor1']) tokens[account] = await server.staffTokenOf(account)
})
const as = (account: string) => ({ token: tokens[account]! })

const attempts = async (more: object = {}) =>
  (await server.call(staffCalls.deniedRequests, { pageSize: 50, ...more }, as('auditor1'))).result

test('a thousand refused calls are one row with a count, and hide no audit event', async () => {
  const { id, caseNo } = await submittedCase(server)
  await server.call(claimsAdminCalls.accept, { caseId: id }, as('handler1'))
  for (let count = 0; count < 120; count += 1)
    await server.call(claimsAdminCalls.makeBatch, { paymentIds: [newId()] }, as('handler1'))
  const rows = (await attempts()).records.filter(({ call }) => call === 'makeBatch')
  expect(rows).toMatchObject([
    { staffName: '王理赔', count: 120, reason: '您的岗位不能进行此操作', address: '127.0.0.1' },
  ])
  const { records } = (await server.call(staffCalls.auditLog, { pageSize: 5 }, as('auditor1'))).result
  expect(records).toContainEqual(expect.objectContaining({ action: 'acceptCase', caseNo }))
})

test('attempts with unknown ids are counted by the hour', async () => {
  const probe = () => server.call(claimsAdminCalls.open, { caseId: newId() }, as('handler1'))
  await probe()
  await probe()
  server.clock.advance({ hours: 1 })
  await probe()
  await server.fetch(`/staff-files/${newId()}.png`, {
    headers: { authorization: `Bearer ${tokens['handler1']}` },
  })
  const rows = (await attempts()).records
  expect(rows.filter(({ call }) => call === 'open').map(({ count }) => count)).toEqual([1, 2])
  expect(rows.filter(({ call }) => call === 'staff-files')).toMatchObject([{ count: 1 }])
})

const enter = (account: string, password: string, address = '127.0.0.1') =>
  server.call(
    staffCalls.login,
    { account, password },
    address === '127.0.0.1' ? {} : { headers: { 'x-forwarded-for': address } },
  )
const failedLogins = async () =>
  (await attempts({ whose: 'strangers', pageSize: 100 })).records.filter(({ call }) => call === 'login')

test('a failed login is recorded with an existing account name and the address, and without the password', async () => {
  await enter('Senior1', 'guessed-word-1')
  await enter('senior1', 'guessed-word-2')
  expect((await failedLogins()).filter(({ account }) => account !== '')).toMatchObject([
    { staffName: null, account: 'senior1', count: 2, address: '127.0.0.1' },
  ])
  const stored = await server.db.selectFrom('denied_request').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('guessed-word')
})

test('unknown account names are one row per network and hour, whatever is typed', async () => {
  server.clock.advance({ hours: 1 })
  const before = new Set((await failedLogins()).map(({ id }) => id))
  for (let count = 0; count < 12; count += 1) await enter(`made.up.${count}`, 'guessed-word-3', '10.9.0.1')
  // An IPv6 connection has practically unlimited addresses.
  for (let count = 0; count < 3; count += 1)
    await enter('nobody.here', 'guessed-word-3', `2001:db8:0:7::${count + 1}`)
  const rows = (await failedLogins()).filter(({ id }) => !before.has(id))
  const at = (address: string) => rows.filter((row) => row.address === address)
  expect(at('10.9.0.1')).toMatchObject([{ staffName: null, account: '', count: 12 }])
  expect(at('2001:db8:0:7::/64')).toMatchObject([{ staffName: null, account: '', count: 3 }])
  expect(rows).toHaveLength(2)
  server.clock.advance({ hours: 1 })
  await enter('made.up.13', 'guessed-word-3', '10.9.0.1')
  expect((await failedLogins()).filter(({ address }) => address === '10.9.0.1')).toHaveLength(2)
  const stored = await server.db.selectFrom('denied_request').selectAll().execute()
  expect(JSON.stringify(stored)).not.toMatch(/made\.up|nobody\.here/)
})

test('denied requests of staff are listed separately from those without a login', async () => {
  await server.call(claimsAdminCalls.makeBatch, { paymentIds: [newId()] }, as('handler1'))
  await enter('made.up', 'guessed-word-4')
  const [all, staff, strangers] = [
    await attempts({ pageSize: 100 }),
    await attempts({ pageSize: 100, whose: 'staff' }),
    await attempts({ pageSize: 100, whose: 'strangers' }),
  ]
  expect(staff.records.length).toBeGreaterThan(0)
  expect(strangers.records.length).toBeGreaterThan(0)
  expect(staff.records.every(({ staffName }) => staffName !== null)).toBe(true)
  expect(strangers.records.every(({ staffName }) => staffName === null)).toBe(true)
  expect(staff.records.length + strangers.records.length).toBe(all.records.length)
})

test('the list continues where a page ended', async () => {
  const all = (await attempts()).records.map(({ id }) => id)
  const first = await attempts({ pageSize: 2 })
  const second = await attempts({ pageSize: 2, after: first.next! })
  expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(all.slice(0, 4))
})
