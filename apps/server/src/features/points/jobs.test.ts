import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pointsCalls } from '@yf/contract/points'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { workOf } from '#testkit/work-of.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { balanceOf, driftedAccounts, post } from '#platform/ledger/ledger.ts'

import { expirePoints } from './jobs.ts'

const server = demoStage()

const context = () => workOf(server)

test('points unspent by the end of the following year expire once', async () => {
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

test('returned points expire when the spent ones would have', async () => {
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

/** A separate account, with postings to it. */
function stranger() {
  const account = { companyId: idOf('company', 'xinghe-software'), book: 'points', ownerId: newId() }
  const tellIn = (tx: Db, amount: number, eventKey: string, givesBack = false) =>
    post(tx, server.clock, account, { amount, reason: '测试', eventKey, givesBack })
  return {
    balance: () => balanceOf(server.db, account),
    tellIn,
    tell: (amount: number, eventKey: string, givesBack = false) =>
      server.db.transaction().execute((tx) => tellIn(tx, amount, eventKey, givesBack)),
  }
}

test('points returned after their expiry expire the next night, and block nobody else', async () => {
  const people = [stranger(), stranger(), stranger()]
  server.clock.set('2029-05-01T10:00:00+08:00')
  for (const person of people) await person.tell(100, 'earned')
  server.clock.set('2030-12-31T23:50:00+08:00')
  for (const person of people) await person.tell(-60, 'order')
  server.clock.set('2031-01-01T00:10:00+08:00')
  await expirePoints({}, context())
  // Unpaid orders are closed a moment later, by a round that runs twice.
  for (const person of people) await person.tell(60, 'order/back', true)
  await expirePoints({}, context())
  expect(await Promise.all(people.map(({ balance }) => balance()))).toEqual([60, 60, 60])
  server.clock.set('2031-01-02T00:10:00+08:00')
  await expirePoints({}, context())
  expect(await Promise.all(people.map(({ balance }) => balance()))).toEqual([0, 0, 0])

  // A refund in March does not extend them for the rest of the year.
  const [late] = people
  await late!.tell(10, 'new')
  await late!.tell(-10, 'second order')
  server.clock.set('2031-03-02T00:10:00+08:00')
  await expirePoints({}, context())
  await late!.tell(10, 'second order/back', true)
  await expirePoints({}, context())
  // These were earned this year.
  expect(await late!.balance()).toBe(10)
  expect(await driftedAccounts(server.db)).toEqual([])
})

test('points that a concurrent order spends do not expire a second time', async () => {
  const person = stranger()
  server.clock.set('2033-05-01T10:00:00+08:00')
  await person.tell(100, 'earned')
  server.clock.set('2035-01-01T00:10:00+08:00')
  await person.tell(30, 'new')
  let night: Promise<void> | undefined
  await server.db.transaction().execute(async (tx) => {
    await person.tellIn(tx, -100, 'order')
    night = expirePoints({}, context())
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
        return rows.length
      })
      .toBeGreaterThan(0)
  })
  await night
  expect(await person.balance()).toBe(30)
})
