import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { turns } from '#testkit/campaign.ts'
import { movableClock } from '#testkit/clock.ts'
import { ledgerStage } from '#testkit/ledger-stage.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { findRight, type Right } from './find.ts'
import { giveBackRight, reserveRight, settleRight } from './use.ts'

const database = ledgerStage()
const clock = movableClock('2026-06-01T10:00:00+08:00')
afterEach(() => clock.set('2026-06-01T10:00:00+08:00'))

const companyId = newId()
interface PackageOptions {
  total?: number
  used?: number
  endTime?: string
  accountId?: string
  familyId?: string | null
  supplier?: string
  unit?: 'times' | 'fen'
}

async function packageOf(options: PackageOptions = {}): Promise<Right> {
  const { total = 3, used = 0, endTime = '2026-12-31T23:59:59+08:00', supplier = 'EAP_VIDEO' } = options
  const packageId = newId()
  await database.db
    .insertInto('equity_package')
    .values({
      company_id: companyId,
      id: packageId,
      account_id: options.accountId ?? newId(),
      family_id: options.familyId ?? null,
      kind: 'health',
      name: '心理咨询',
      summary: '',
      supplier_code: supplier,
      start_time: new Date('2026-01-01T00:00:00+08:00'),
      end_time: new Date(endTime),
      status: 1,
      unit: options.unit ?? 'times',
      total,
      used,
    })
    .execute()
  return { companyId, packageId }
}

const inTx = <T>(work: (tx: Db) => Promise<T>) => database.transaction(work)
const reserve = (right: Right, event: string, amount?: number) =>
  inTx((tx) => reserveRight(tx, clock, right, event, amount))
const settle = (right: Right, event: string, amount?: number) =>
  inTx((tx) => settleRight(tx, clock, right, event, amount))
const giveBack = (right: Right, event: string) => inTx((tx) => giveBackRight(tx, clock, right, event))
const statusOf = async ({ packageId }: Right) => {
  const row = await database.db
    .selectFrom('equity_package')
    .select(['used', 'status'])
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow()
  return [row.used, row.status]
}

test('of fifty concurrent uses of the last one exactly one succeeds, and it is used up', async () => {
  const right = await packageOf({ total: 3, used: 2 })
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, at) => reserve(right, `booking/${at}`)))
  expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'short')).toHaveLength(49)
  expect(await statusOf(right)).toEqual([3, 2])
})

test('one event reported ten times concurrently takes one, and returns one', async () => {
  const right = await packageOf()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => reserve(right, 'booking/a')))
  expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(9)
  expect(await statusOf(right)).toEqual([1, 1])
  const returned = await Promise.all(Array.from({ length: 10 }, () => giveBack(right, 'booking/a')))
  expect(returned.filter((outcome) => outcome === 'givenBack')).toHaveLength(1)
  expect(await statusOf(right)).toEqual([0, 1])
  expect(await reserve(right, 'booking/a')).toBe('already')
})

test('of a reservation only the used part stays, and a later refund returns only that', async () => {
  const right = await packageOf({ total: 100_000 })
  expect(await reserve(right, 'exam/a', 80_000)).toBe('reserved')
  expect(await settle(right, 'exam/a', 65_000)).toBe('settled')
  expect(await settle(right, 'exam/a', 65_000)).toBe('already')
  expect(await statusOf(right)).toEqual([65_000, 1])
  expect(await giveBack(right, 'exam/a')).toBe('givenBack')
  expect(await statusOf(right)).toEqual([0, 1])
  expect(await settle(right, 'exam/a', 1)).toBe('nothing')
  await expect(settle(await packageOf(), 'exam/a')).resolves.toBe('nothing')
})

test('nothing is used outside the term, and what is returned after its end does not extend it', async () => {
  const right = await packageOf({ total: 1 })
  expect(await reserve(right, 'booking/a')).toBe('reserved')
  clock.set('2027-01-02T10:00:00+08:00')
  expect(await giveBack(right, 'booking/a')).toBe('givenBack')
  expect(await reserve(right, 'booking/b')).toBe('notOpen')
  expect(await reserve({ companyId: newId(), packageId: right.packageId }, 'booking/c')).toBe('notOpen')
})

test('uses the package that ends first, of the person it was granted to', async () => {
  const accountId = newId()
  const familyId = newId()
  const late = await packageOf({ accountId })
  const earlier = await packageOf({ accountId, total: 1, endTime: '2026-07-01T00:00:00+08:00' })
  const ofChild = await packageOf({ accountId, familyId })
  const find = (sought: { supplier?: string; familyId?: string } = {}) =>
    findRight(database.db, { companyId, accountId, supplier: 'EAP', ...sought }, clock.now())
  expect(await find()).toMatchObject({ ...earlier, left: 1 })
  await reserve(earlier, 'booking/a')
  expect(await find()).toMatchObject({ ...late, left: 3, total: 3 })
  expect(await find({ familyId })).toMatchObject(ofChild)
  expect(await find({ supplier: 'E_P' })).toBeNull()
  expect(await find({ supplier: 'JINLI' })).toBeNull()
})

test('does not deduct a session from money, nor money from sessions', async () => {
  const accountId = newId()
  const find = (supplier: string) => findRight(database.db, { companyId, accountId, supplier }, clock.now())
  await packageOf({ accountId, supplier: 'EAP', unit: 'fen', total: 50_000 })
  await packageOf({ accountId, supplier: 'EXAM_MONEY', unit: 'times' })
  expect([await find('EAP'), await find('EXAM_MONEY')]).toEqual([null, null])
  const sessions = await packageOf({ accountId, supplier: 'EAP' })
  const money = await packageOf({ accountId, supplier: 'EXAM_MONEY', unit: 'fen' })
  expect(await find('EAP')).toMatchObject(sessions)
  expect(await find('EXAM_MONEY')).toMatchObject(money)
})

test('an offline service uses only packages with exactly its code', async () => {
  const accountId = newId()
  const find = (supplier: string) => findRight(database.db, { companyId, accountId, supplier }, clock.now())
  const second = await packageOf({ accountId, supplier: 'OFFLINE_TCM2' })
  await packageOf({ accountId, supplier: 'OFFLINEXTCM' })
  expect([await find('OFFLINE_TCM'), await find('OFFLINE_TCM2')]).toEqual([
    null,
    expect.objectContaining(second),
  ])
  const first = await packageOf({ accountId, supplier: 'OFFLINE_TCM' })
  expect(await find('OFFLINE_TCM')).toMatchObject(first)
})

test('any sequence of uses agrees with plain counting', async () => {
  const step = fc.record({
    deed: fc.constantFrom('reserve', 'settle', 'giveBack'),
    event: fc.nat({ max: 4 }),
    amount: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (story) => {
      const right = await packageOf({ total: 9, used: 2 })
      const held = new Map<number, number>()
      const ended = new Set<number>()
      for (const { deed, event, amount } of story) {
        const holds = held.get(event)
        const used = [...held.values()].reduce((sum, one) => sum + one, 2)
        if (deed === 'reserve') {
          await reserve(right, String(event), amount)
          if (holds === undefined && used + amount <= 9) held.set(event, amount)
        } else if (deed === 'giveBack') {
          await giveBack(right, String(event))
          if (holds !== undefined) held.set(event, 0)
          if (holds !== undefined) ended.add(event)
        } else if (holds !== undefined && !ended.has(event)) {
          const took = Math.min(amount, holds)
          await settle(right, String(event), took)
          if (took < holds) ended.add(event)
          held.set(event, took)
        }
        expect((await statusOf(right))[0]).toBe([...held.values()].reduce((sum, one) => sum + one, 2))
      }
    }),
    { numRuns: turns({ usually: 15, inCampaign: 500 }) },
  )
})
