import { beforeAll, expect, test } from 'vitest'
import { messageCalls } from '@yf/contract/messages'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'
import { forgetSubjectKey } from '#platform/crypto/subject-keys.ts'
import { notify, type Notice } from './public.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('zhoulan')
})

const reminder: Notice<'bookingReminder'> = {
  kind: 'bookingReminder',
  companyId: idOf('company', 'haina'),
  accountId: idOf('account', 'zhoulan'),
  title: '洁牙提醒',
  content: '您预约的洁牙将于明天开始。',
  page: '/appointmentRecords',
}
const ctx = () => ({ ...server.services, db: server.db })

async function arrived(id: string) {
  const { result } = await server.call(
    messageCalls.list,
    { readStatus: 1, pageNo: 1, pageSize: 100 },
    { token },
  )
  return result.records.find((notice) => notice.id === id)
}

const arrives = async (more: Partial<typeof reminder> = {}) =>
  arrived(await notify(ctx(), { ...reminder, ...more }))

test('a notice arrives unread and counts at once', async () => {
  const before = (await server.call(messageCalls.unread, {}, { token })).result.noticeNum
  const notice = await arrives()
  expect(notice).toMatchObject({ title: '洁牙提醒', readStatus: 1, status: 1 })
  expect(notice?.jumpUrl).toBe('/appointmentRecords')
  expect((await server.call(messageCalls.unread, {}, { token })).result.noticeNum).toBe(before + 1)
})

test('a notice is stored encrypted, and is empty after its owner was erased', async () => {
  const content = '请补充糖尿病的门诊病历'
  const notice = await arrives({ content })
  expect(notice?.content).toBe(content)
  const rows = () => server.db.selectFrom('notice').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain('糖尿病')
  const list = () => server.call(messageCalls.list, { readStatus: 1, pageNo: 1, pageSize: 100 }, { token })
  const shownContent = async () => (await list()).result.records.find(({ id }) => id === notice!.id)?.content
  expect(await shownContent()).toBe(content)
  await forgetSubjectKey(server.db, reminder.accountId)
  expect(await shownContent()).toBe('')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])(
  'does not store %s as an address',
  async (address) => {
    expect(await arrives({ page: address })).toMatchObject({ jumpUrl: null })
  },
)

test('the kind says the title, the list and the page', async () => {
  const { companyId, accountId } = reminder
  const orderId = newId()
  const shipped = await notify(ctx(), {
    kind: 'orderShipped',
    companyId,
    accountId,
    id: orderId,
    content: '内容',
  })
  expect(await arrived(shipped)).toMatchObject({
    title: '您的订单已发货',
    jumpUrl: `/order/wuliuList?orderId=${orderId}`,
    jumpUrlCode: null,
  })
  const before = (await server.call(messageCalls.unread, {}, { token })).result
  await notify(ctx(), { kind: 'messageAnswered', companyId, accountId, content: '内容' })
  expect((await server.call(messageCalls.unread, {}, { token })).result).toEqual({
    ...before,
    messageNum: before.messageNum + 1,
  })
})

test('stores an id when the jump code requires one', async () => {
  const { companyId, accountId } = reminder
  const evaluate = async (id: string) =>
    arrived(await notify(ctx(), { kind: 'serviceToEvaluate', companyId, accountId, id, content: '内容' }))
  const id = idOf('thirdParty', 'lin-hotline')
  expect(await evaluate(id)).toMatchObject({ jumpUrl: id, jumpUrlCode: 'FEEDBACK' })
  expect(await evaluate('//evil')).toMatchObject({ jumpUrl: null })
})

test('a kind that leads to something does not compile without its id, nor an unknown kind', () => {
  const { companyId, accountId, content } = reminder
  // @ts-expect-error the order is missing
  const withoutId: Notice<'orderShipped'> = { kind: 'orderShipped', companyId, accountId, content }
  // @ts-expect-error the kind has its title
  const retitled: Notice<'couponGiven'> = { kind: 'couponGiven', companyId, accountId, content, title: '券' }
  // @ts-expect-error no such kind
  const unknown: Parameters<typeof notify>[1]['kind'] = 'somethingElse'
  expect([withoutId, retitled, unknown]).toHaveLength(3)
})
