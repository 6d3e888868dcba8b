import { expect, test } from 'vitest'
import { createUploadSpace, type UploadSpaceLimits, type Uploader } from './upload-space.ts'

const usual: UploadSpaceLimits = {
  bytes: 100,
  bytesOfPerson: 100,
  bytesOfAddress: 100,
  waiting: 50,
  waitingOfPerson: 50,
  longestWaitMs: 60_000,
}
const roomOf = (limits: Partial<UploadSpaceLimits> = {}) => createUploadSpace({ ...usual, ...limits })
const from = (person: string, address = person): Uploader => ({ person, address })
const ann = from('ann')

test('never holds more than the capacity, and admits all uploads in order of arrival', async () => {
  const room = roomOf()
  const came: number[] = []
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const leave = await room.enter(30, ann)
      came.push(at)
      await new Promise((next) => setImmediate(next))
      leave?.()
    }),
  )
  expect(came).toEqual(Array.from({ length: 40 }, (_, at) => at))
  expect(room.mostHeld()).toBe(90)
  expect(room.held()).toBe(0)
})

test('small uploads do not overtake a large one, and leaving twice releases capacity once', async () => {
  const room = roomOf()
  const first = (await room.enter(60, ann))!
  const came: string[] = []
  const large = room.enter(80, from('carl')).then((leave) => (came.push('large'), leave!))
  const small = room.enter(10, from('bob')).then((leave) => (came.push('small'), leave!))
  first()
  first()
  ;(await large)()
  ;(await small)()
  expect(came).toEqual(['large', 'small'])
  expect(room.held()).toBe(0)
})

test('refuses an upload beyond the queue limit or after its maximum wait', async () => {
  const room = roomOf({ bytes: 10, waiting: 1, longestWaitMs: 5 })
  const leave = await room.enter(10, ann)
  const [waited, tooMany] = await Promise.all([room.enter(1, ann), room.enter(1, from('bob'))])
  expect([waited, tooMany]).toEqual([null, null])
  leave!()
  expect(await room.enter(10, ann)).toEqual(expect.any(Function))
})

test('admits an upload larger than the whole capacity when it is alone', async () => {
  const room = roomOf({ bytes: 10, waiting: 1, longestWaitMs: 5 })
  const leave = await room.enter(11, ann)
  expect(room.held()).toBe(10)
  leave!()
})

test('eleven endless uploads use up only their own share, and others are admitted', async () => {
  const room = roomOf({ bytes: 200, bytesOfPerson: 64 })
  const entered: string[] = []
  for (let at = 0; at < 11; at += 1) void room.enter(21, from('greedy')).then(() => entered.push('greedy'))
  for (let at = 0; at < 5; at += 1) void room.enter(21, from(`other ${at}`)).then(() => entered.push('other'))
  await new Promise((next) => setImmediate(next))
  expect(entered.filter((who) => who === 'greedy')).toHaveLength(3)
  expect(entered.filter((who) => who === 'other')).toHaveLength(5)
})

test('many members at one address leave capacity for those at others', async () => {
  const room = roomOf({ bytes: 200, bytesOfPerson: 64, bytesOfAddress: 150 })
  const entered: string[] = []
  for (let at = 0; at < 20; at += 1)
    void room.enter(21, from(`person ${at}`, 'one office')).then(() => entered.push('office'))
  void room.enter(21, from('ann', 'elsewhere')).then(() => entered.push('ann'))
  await new Promise((next) => setImmediate(next))
  expect(entered.filter((who) => who === 'office')).toHaveLength(7)
  expect(entered).toContain('ann')
})

test('waiting uploads are admitted in turns, member by member', async () => {
  const room = roomOf({ bytes: 10 })
  const leave = (await room.enter(10, ann))!
  const came: string[] = []
  const wait = async (person: string) => {
    const out = await room.enter(10, from(person))
    came.push(person)
    out?.()
  }
  const all = [wait('greedy'), wait('greedy'), wait('greedy'), wait('bob')]
  leave()
  await Promise.all(all)
  expect(came).toEqual(['greedy', 'bob', 'greedy', 'greedy'])
})

test('refuses at once a member who exceeds the queue limit', async () => {
  const room = roomOf({ bytes: 10, waitingOfPerson: 1 })
  const leave = (await room.enter(10, ann))!
  const [waits, tooMany, other] = [room.enter(1, ann), room.enter(1, ann), room.enter(1, from('bob'))]
  expect(await tooMany).toBeNull()
  leave()
  expect([await waits, await other]).toEqual([expect.any(Function), expect.any(Function)])
})
