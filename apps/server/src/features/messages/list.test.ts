import { beforeAll, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { messageCalls } from '@yf/contract/messages'
import { jumpCodes } from '@yf/domain/notice-target'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { notify } from './public.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
})

const listOf = async (filter: Partial<Input<typeof messageCalls.list>>, by = token) =>
  (await server.call(messageCalls.list, { pageNo: 1, pageSize: 10, ...filter }, { token: by })).result

const notifyLin = (title: string, more: { expiresAt?: Date } = {}) =>
  notify(
    { ...server.services, db: server.db },
    {
      companyId: idOf('company', 'xinghe-software'),
      accountId: idOf('account', 'linxiao'),
      kind: 'bookingReminder',
      title,
      page: '/appointmentRecords',
      content: '内容',
      ...more,
    },
  )

/** Reads all pages, with an action after each. */
async function walk(readStatus: 1 | 2, after: (ids: string[]) => Promise<unknown> = async () => null) {
  const ids: string[] = []
  let asOf: number | undefined
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await listOf({ readStatus, pageNo, ...(asOf === undefined ? {} : { asOf }) })
    asOf = page.asOf
    if (page.records.length === 0) return { ids, total: page.total }
    ids.push(...page.records.map(({ id }) => id))
    server.clock.advance({ seconds: 1 })
    await after(ids)
  }
}

test('returns notices ten per page, newest first, filtered by read status', async () => {
  const unread = await listOf({ readStatus: 1 })
  expect(unread.records).toHaveLength(10)
  expect(unread.total).toBe(22)
  expect(unread.records.every((notice) => notice.readStatus === 1)).toBe(true)
  const times = unread.records.map(({ createTime }) => createTime)
  expect(times).toEqual(times.toSorted().toReversed())
  const read = await listOf({ readStatus: 2 })
  expect(read.total).toBe(15)
  expect(read.records.every((notice) => notice.readStatus === 2)).toBe(true)
  expect((await listOf({ readStatus: 2, pageNo: 2 })).records).toHaveLength(5)
})

test('the demo notices cover everything that a notice can open', async () => {
  const { records } = await listOf({ readStatus: 1, pageSize: 100 })
  const codes = new Set(records.map(({ jumpUrlCode }) => jumpUrlCode))
  expect(jumpCodes.filter((code) => !codes.has(code))).toEqual([])
  expect(records.find(({ type }) => type === 2)?.activityJumpUrl).toMatch(/^https?:\/\/.+\/spring-walk$/)
})

test('lists messages separately from notices', async () => {
  expect((await listOf({ tab: 1 })).records.map(({ title }) => title)).toEqual([
    '客服已回复您的咨询',
    '感谢您对客服的评价',
  ])
})

test('a notice expires exactly at its second', async () => {
  await notifyLin('限时', { expiresAt: new Date(server.clock.now().getTime() + 60_000) })
  const statusOf = async () =>
    (await listOf({ readStatus: 1 })).records.find(({ title }) => title === '限时')?.status
  expect(await statusOf()).toBe(1)
  server.clock.advance({ seconds: 59 })
  expect(await statusOf()).toBe(1)
  server.clock.advance({ seconds: 1 })
  expect(await statusOf()).toBe(3)
})

test('new and newly read notices do not shift the pages being read', async () => {
  const whole = (await listOf({ readStatus: 1, pageSize: 100 })).records.map(({ id }) => id)
  const seen = await walk(1, async (ids) => {
    await notifyLin('新来的')
    await server.call(messageCalls.markRead, { id: ids[0] ?? '' }, { token })
    await server.call(messageCalls.markRead, { id: ids.at(-1) ?? '' }, { token })
  })
  expect(seen.ids).toEqual(whole)
  expect(seen.total).toBe(whole.length)
})

test('notices with the same timestamp keep their order across pages', async () => {
  const ids = await Promise.all(Array.from({ length: 25 }, (_, at) => notifyLin(`同时 ${at}`)))
  const seen = (await walk(1)).ids
  expect(new Set(seen).size).toBe(seen.length)
  expect(ids.every((id) => seen.includes(id))).toBe(true)
})

test('a member cannot see the notices of another', async () => {
  const { records } = await listOf({}, await server.tokenOf('zhoulan'))
  expect(records.map(({ title }) => title)).toEqual(['欢迎来到原力星球', '理赔通道即将开放'])
})

test('an invalid read status is bad input', async () => {
  const { http, message } = await server.call(
    messageCalls.list,
    { readStatus: 3 as never, pageNo: 1, pageSize: 10 },
    { token },
  )
  expect(http).toBe(400)
  expect(message).toContain('阅读状态')
})
