import { beforeAll, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { messageCalls } from '@yf/contract/messages'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
})

const notice = (key: string) => idOf('notice', `linxiao/${key}`)
const read = (id: string, by = token) => server.call(messageCalls.markRead, { id }, { token: by })
const unread = async () => (await server.call(messageCalls.unread, {}, { token })).result
const rowOf = (id: string) =>
  server.db
    .selectFrom('notice')
    .select(['read_status', 'read_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('reading a notice returns the new counts, which the next query returns too', async () => {
  const before = await unread()
  const { result } = await read(notice('mall'))
  expect(result).toEqual({ ...before, noticeNum: before.noticeNum - 1 })
  expect(await unread()).toEqual(result)
})

test('concurrent reads of the same notice count it down once', async () => {
  const before = await unread()
  const answers = await Promise.all(Array.from({ length: 8 }, () => read(notice('checkup'))))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(await unread()).toEqual({ ...before, noticeNum: before.noticeNum - 1 })
})

test('a read notice keeps its reading time', async () => {
  await read(notice('carbon'))
  const first = await rowOf(notice('carbon'))
  server.clock.advance({ days: 1 })
  expect((await read(notice('carbon'))).success).toBe(true)
  expect(await rowOf(notice('carbon'))).toEqual(first)
})

test('reading an expired notice changes no count', async () => {
  const before = await unread()
  expect((await read(notice('flu'))).result).toEqual(before)
  expect((await rowOf(notice('flu'))).read_status).toBe(2)
})

test('a message counts down its own tab', async () => {
  const before = await unread()
  expect((await read(notice('service-reply'))).result).toEqual({ ...before, messageNum: 0 })
})

test("another member's notice does not exist and stays unread", async () => {
  const stranger = await server.tokenOf('zhoulan')
  expect((await read(notice('claim-open'), stranger)).code).toBe(refusals.notFound.code)
  expect((await rowOf(notice('claim-open'))).read_status).toBe(1)
  expect((await read(idOf('notice', 'none'))).code).toBe(refusals.notFound.code)
})
