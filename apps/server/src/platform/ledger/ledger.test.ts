import { turns } from '#testkit/campaign.ts'
import { ledgerStage } from '#testkit/ledger-stage.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { balanceOf, driftedAccounts, post, type LedgerAccount } from './ledger.ts'
import { earnedBySpans } from './statement.ts'

const database = ledgerStage()

const clock = { now: () => new Date('2026-06-01T00:00:00Z') }
const newAccount = (book = 'points'): LedgerAccount => ({ companyId: newId(), book, ownerId: newId() })
const postEntry = (account: LedgerAccount, amount: number, eventKey: string = newId()) =>
  database.transaction((tx) => post(tx, clock, account, { amount, reason: '测试', eventKey }))

test('one event reported thirty times concurrently is posted once', async () => {
  const account = newAccount()
  const postings = await Promise.all(
    Array.from({ length: 30 }, () => postEntry(account, 10, 'signIn/2026-06-01')),
  )
  expect(postings.filter((posting) => posting.outcome === 'posted')).toHaveLength(1)
  expect(postings.filter((posting) => posting.outcome === 'already')).toHaveLength(29)
  expect(await balanceOf(database.db, account)).toBe(10)
})

test('concurrent debits never bring a balance below zero', async () => {
  const account = newAccount()
  await postEntry(account, 100)
  const postings = await Promise.all(Array.from({ length: 40 }, () => postEntry(account, -7)))
  expect(postings.filter((posting) => posting.outcome === 'posted')).toHaveLength(14)
  expect(Math.min(...postings.map((posting) => posting.balance))).toBe(2)
  expect(await balanceOf(database.db, account)).toBe(2)
})

test('any sequence of postings agrees with a plain sum', async () => {
  const steps = fc.array(
    fc.record({ amount: fc.integer({ min: -50, max: 50 }).filter(Boolean), event: fc.nat({ max: 12 }) }),
    { maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const account = newAccount()
      const postedEvents = new Set<number>()
      let balance = 0
      for (const { amount, event } of story) {
        const expected = postedEvents.has(event)
          ? 'already'
          : balance + amount < 0
            ? 'insufficient'
            : 'posted'
        if (expected === 'posted') {
          postedEvents.add(event)
          balance += amount
        }
        expect(await postEntry(account, amount, `event-${event}`)).toEqual({ outcome: expected, balance })
      }
      expect(await balanceOf(database.db, account)).toBe(balance)
    }),
    { numRuns: turns({ usually: 25, inCampaign: 1000 }) },
  )
})

test('books and owners are separate, and one transaction may post to several', async () => {
  const points = newAccount('points')
  const carbon = { ...points, book: 'carbon' }
  await database.transaction(async (tx) => {
    await post(tx, clock, points, { amount: 5, reason: '测试', eventKey: 'walk' })
    await post(tx, clock, carbon, { amount: 9, reason: '测试', eventKey: 'walk' })
  })
  expect([await balanceOf(database.db, points), await balanceOf(database.db, carbon)]).toEqual([5, 9])
  expect(await balanceOf(database.db, { ...points, ownerId: newId() })).toBe(0)
})

test("one owner's reversals do not affect another's", async () => {
  const [mine, others] = [newAccount(), newAccount()]
  const enter = (account: LedgerAccount, entry: { amount: number; eventKey: string; undoes?: string }) =>
    database.transaction((tx) => post(tx, clock, account, { reason: '测试', ...entry }))
  await enter(mine, { amount: 100, eventKey: 'given' })
  await enter(others, { amount: 70, eventKey: 'given' })
  await enter(others, { amount: -30, eventKey: 'takenBack', undoes: 'given' })
  expect(await earnedBySpans(database.db, mine, [])).toEqual([100])
  expect(await earnedBySpans(database.db, mine, [clock.now()])).toEqual([0, 100])
  expect(await earnedBySpans(database.db, others, [])).toEqual([40])
})

test('a rolled-back posting does not exist', async () => {
  const account = newAccount()
  const undone = database.transaction(async (tx) => {
    await post(tx, clock, account, { amount: 5, reason: '测试', eventKey: 'order' })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await postEntry(account, 5, 'order')).toEqual({ outcome: 'posted', balance: 5 })
})

test('entries cannot be changed or deleted, and their amounts are nonzero integers', async () => {
  const account = newAccount()
  await postEntry(account, 5)
  await expect(sql`update ledger_entry set amount = 500`.execute(database.db)).rejects.toThrow('append-only')
  await expect(sql`delete from ledger_entry`.execute(database.db)).rejects.toThrow('append-only')
  await expect(postEntry(account, 0)).rejects.toThrow('whole amount')
  await expect(postEntry(account, 1.5)).rejects.toThrow('whole amount')
})

test('an audit finds a balance that differs from the sum of its entries', async () => {
  const account = newAccount()
  await postEntry(account, 5)
  await sql`update ledger_balance set balance = 6 where owner_id = ${account.ownerId}`.execute(database.db)
  expect(await driftedAccounts(database.db)).toEqual([{ ...account, balance: 6, sum: 5 }])
  await sql`update ledger_balance set balance = 5 where owner_id = ${account.ownerId}`.execute(database.db)
})
