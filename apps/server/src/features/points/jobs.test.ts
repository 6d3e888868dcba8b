import { expect, test } from 'vitest'
import { pointsCalls } from '@yf/contract/points'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { workOf } from '#testkit/work-of.ts'
import { newId } from '#platform/ids.ts'
import { balanceOf, driftedAccounts, post } from '#platform/ledger/ledger.ts'

import { expirePoints } from './jobs.ts'

const server = demoStage()

const context = () => workOf(server)

test('what was not spent by the end of the year after is taken off once', async () => {
  const companyId = idOf('company', 'xinghe-software')
  const balance = async () =>
    (await server.call(pointsCalls.myScore, { companyId }, { token: await server.tokenOf('linxiao') })).result
      .balance

  server.clock.set('2026-12-31T23:59:00+08:00')
  await expirePoints({}, context())
  expect(await balance()).toBe(2690)

  server.clock.set('2027-01-01T00:10:00+08:00')
  await expirePoints({}, context())
  await expirePoints({}, context())
  expect(await balance()).toBe(2180)
  expect(await driftedAccounts(server.db)).toEqual([])
})

test('points that come back run out when those that were spent would have', async () => {
  const account = { companyId: idOf('company', 'xinghe-software'), book: 'points', ownerId: newId() }
  const tell = (amount: number, eventKey: string, givesBack = false) =>
    server.db
      .transaction()
      .execute((tx) => post(tx, server.clock, account, { amount, reason: '测试', eventKey, givesBack }))
  server.clock.set('2026-05-01T10:00:00+08:00')
  await tell(100, 'earned/2026')
  await tell(-60, 'order/1')
  server.clock.set('2027-05-01T10:00:00+08:00')
  await tell(60, 'order/1/back', true)
  await tell(7, 'earned/2027')
  server.clock.set('2028-01-01T00:10:00+08:00')
  await expirePoints({}, context())
  expect(await balanceOf(server.db, account)).toBe(7)
})
