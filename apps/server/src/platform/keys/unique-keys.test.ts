import { expect, test } from 'vitest'
import { crowdedDatabase } from '#testkit/crowded-database.ts'
import type { Database } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import {
  forgetKeys,
  freeKeys,
  holderOf,
  passKey,
  takeIfFree,
  takeKeys,
  type UniqueKeyRequest,
} from './unique-keys.ts'

const database = crowdedDatabase()

const kind = 'parcel.number'
const taking = (key: string, holder = newId()): UniqueKeyRequest => ({ kind, key, holder })
const atOnce = <T>(work: (tx: Database['db']) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: 10 }, () => database.transaction(work)))

test('of ten concurrent claims of a value one succeeds, and the others are refused', async () => {
  const results = await atOnce((tx) => takeIfFree(tx, taking('race')))
  expect(results.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1)
  expect(results.filter((one) => one.status === 'fulfilled' && !one.value)).toHaveLength(9)
})

test('a caller that cannot go on without the value fails with a unique violation, and leaves nothing', async () => {
  const [mine, other] = [taking('needed'), taking('beside')]
  await takeKeys(database.db, [mine])
  const failed = database.transaction((tx) => takeKeys(tx, [other, taking('needed')]))
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(await holderOf(database.db, kind, 'needed')).toBe(mine.holder)
  expect(await holderOf(database.db, kind, 'beside')).toBeNull()
})

test('only its holder can release a value, which can then be claimed again', async () => {
  const mine = taking('given-back')
  await takeKeys(database.db, [mine])
  await freeKeys(database.db, [taking('given-back')])
  expect(await takeIfFree(database.db, taking('given-back'))).toBe(false)
  await freeKeys(database.db, [mine])
  expect(await takeIfFree(database.db, taking('given-back'))).toBe(true)
})

test('a rolled-back transaction releases what it claimed', async () => {
  const undone = database.transaction(async (tx) => {
    await takeKeys(tx, [taking('undone')])
    throw new Error('a bug')
  })
  await expect(undone).rejects.toThrow('a bug')
  expect(await holderOf(database.db, kind, 'undone')).toBeNull()
})

test('the same value of two kinds is two values', async () => {
  await takeKeys(database.db, [taking('same')])
  expect(await takeIfFree(database.db, { ...taking('same'), kind: 'letter.number' })).toBe(true)
})

test('a value passes on ten times, and each new holder gets the previous one', async () => {
  const people = Array.from({ length: 10 }, () => newId())
  const before = await Promise.all(
    people.map((holder) => database.transaction((tx) => passKey(tx, taking('passed', holder)))),
  )
  const last = await holderOf(database.db, kind, 'passed')
  // Each holder except the last has exactly one successor, and the first had no predecessor.
  expect([...before.filter((one) => one !== null), last].toSorted()).toEqual(people.toSorted())
})

test('finds a value under any of its spellings', async () => {
  const mine = taking('new-hash')
  await takeKeys(database.db, [mine])
  expect(await holderOf(database.db, kind, 'old-hash', 'new-hash')).toBe(mine.holder)
  expect(await holderOf(database.db, kind)).toBeNull()
})

test('deletes many values together', async () => {
  await takeKeys(database.db, [taking('many-1'), taking('many-2'), taking('many-3')])
  await forgetKeys(database.db, kind, ['many-1', 'many-2'])
  expect(await holderOf(database.db, kind, 'many-1', 'many-2')).toBeNull()
  expect(await holderOf(database.db, kind, 'many-3')).not.toBeNull()
})
