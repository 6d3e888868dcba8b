import { beforeAll, expect, test } from 'vitest'
import { workbenchCalls } from '@yf/contract/workbench'
import { demoStage } from '#testkit/demo-stage.ts'
import { newId } from '#platform/ids.ts'
import { submittedCase } from '../test-case.ts'

const server = demoStage()
const tokens: Record<string, string> = {}
beforeAll(async () => {
  for (const account of ['handler1', 'auditor1']) tokens[account] = await server.staffTokenOf(account)
})
const as = (account: string) => ({ token: tokens[account]! })

const attempts = async (more: object = {}) =>
  (await server.call(workbenchCalls.attempts, { pageSize: 50, ...more }, as('auditor1'))).result

test('a thousand refused calls are one row with a count, and hide no deed', async () => {
  const { id, caseNo } = await submittedCase(server)
  await server.call(workbenchCalls.accept, { caseId: id }, as('handler1'))
  for (let count = 0; count < 120; count += 1)
    await server.call(workbenchCalls.makeBatch, { paymentIds: [newId()] }, as('handler1'))
  const rows = (await attempts()).records.filter(({ call }) => call === 'makeBatch')
  expect(rows).toMatchObject([
    { staffName: '王理赔', count: 120, reason: '您的岗位不能进行此操作', address: '127.0.0.1' },
  ])
  const { records } = (await server.call(workbenchCalls.trail, { pageSize: 5 }, as('auditor1'))).result
  expect(records).toContainEqual(expect.objectContaining({ deed: 'acceptCase', caseNo }))
})

test('whoever tries ids that he was not shown is counted by the hour', async () => {
  const probe = () => server.call(workbenchCalls.open, { caseId: newId() }, as('handler1'))
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

test('a failed log-in is on record with name and address, and without the password', async () => {
  const enter = (account: string, password: string) =>
    server.call(workbenchCalls.login, { account, password })
  await enter('Senior1', 'guessed-word-1')
  await enter('senior1', 'guessed-word-2')
  await enter('nobody.here', 'guessed-word-3')
  const rows = (await attempts()).records.filter(({ call }) => call === 'login')
  expect(rows).toContainEqual(
    expect.objectContaining({ staffName: null, account: 'nobody.here', count: 1, address: '127.0.0.1' }),
  )
  expect(rows.filter(({ account }) => account.toLowerCase() === 'senior1').map(({ count }) => count)).toEqual(
    [2],
  )
  const kept = await server.db.selectFrom('staff_attempt').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain('guessed-word')
})

test('the list goes on where a page ended', async () => {
  const all = (await attempts()).records.map(({ id }) => id)
  const first = await attempts({ pageSize: 2 })
  const second = await attempts({ pageSize: 2, after: first.next! })
  expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(all.slice(0, 4))
})
