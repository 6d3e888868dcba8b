import { expect, test } from 'vitest'
import { messageCalls } from '@yf/contract/messages'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

const unreadOf = async (person: string) =>
  (await server.call(messageCalls.unread, {}, { token: await server.tokenOf(person) })).result

test("counts unread notices that have not expired, across the member's companies", async () => {
  expect(await unreadOf('linxiao')).toEqual({ messageNum: 1, noticeNum: 21 })
  expect(await unreadOf('zhoulan')).toEqual({ messageNum: 0, noticeNum: 1 })
  expect(await unreadOf('张明远')).toEqual({ messageNum: 0, noticeNum: 0 })
})

test('a notice stops counting when it expires', async () => {
  server.clock.advance({ days: 40 })
  expect(await unreadOf('linxiao')).toEqual({ messageNum: 1, noticeNum: 20 })
})
