import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

test('never more is held than there is room for, and all get in, in the order of arrival', async () => {
  const room = createUploadRoom({ bytes: 100, waiting: 50, longestWaitMs: 60_000 })
  const came: number[] = []
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const leave = await room.enter(30)
      came.push(at)
      await new Promise((next) => setImmediate(next))
      leave?.()
    }),
  )
  expect(came).toEqual(Array.from({ length: 40 }, (_, at) => at))
  expect(room.mostHeld()).toBe(90)
  expect(room.held()).toBe(0)
})

test('a large one is not passed by small ones, and who leaves twice gives room back once', async () => {
  const room = createUploadRoom({ bytes: 100, waiting: 50, longestWaitMs: 60_000 })
  const first = (await room.enter(60))!
  const came: string[] = []
  const large = room.enter(80).then((leave) => (came.push('large'), leave!))
  const small = room.enter(10).then((leave) => (came.push('small'), leave!))
  first()
  first()
  ;(await large)()
  ;(await small)()
  expect(came).toEqual(['large', 'small'])
  expect(room.held()).toBe(0)
})

test('who would be one too many, or has waited long enough, is told so', async () => {
  const room = createUploadRoom({ bytes: 10, waiting: 1, longestWaitMs: 5 })
  const leave = await room.enter(10)
  const [waited, tooMany] = await Promise.all([room.enter(1), room.enter(1)])
  expect([waited, tooMany]).toEqual([null, null])
  leave!()
  expect(await room.enter(10)).toEqual(expect.any(Function))
})

test('one that is larger than the whole room gets in alone', async () => {
  const room = createUploadRoom({ bytes: 10, waiting: 1, longestWaitMs: 5 })
  const leave = await room.enter(11)
  expect(room.held()).toBe(10)
  leave!()
})
