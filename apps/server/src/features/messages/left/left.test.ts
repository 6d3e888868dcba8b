import { refusals } from '@yf/contract/refusals'
import { messageCalls } from '@yf/contract/messages'
import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { serviceMessageCalls } from '@yf/contract/service-messages'
import { beforeAll, expect, test } from 'vitest'
import { subjectPrefix } from '#platform/crypto/subject-key.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const companyId = idOf('company', 'haina')
const page = { pageNo: 1, pageSize: 20 }
let zhou: string
let serviceToken: string

beforeAll(async () => {
  await server.db.deleteFrom('service_message').execute()
  zhou = await server.tokenOf('zhoulan')
  serviceToken = await server.staffTokenOf('service1')
})

const leave = (text: string, wantsCall: 0 | 1 = 0, token = zhou) =>
  server.call(serviceMessageCalls.leave, { companyId, words: text, wantsCall }, { token })
const waiting = async () => (await server.call(serviceMessageCalls.left, {}, { token: zhou })).result
const listed = async (isAnswered: 0 | 1) =>
  (await server.call(customerServiceAdminCalls.messages, { isAnswered, ...page }, { token: serviceToken }))
    .result.records
const answerIt = (id: string, text: string) =>
  server.call(customerServiceAdminCalls.answerMessage, { id, words: text }, { token: serviceToken })

test('a message is encrypted and visible only to its member, and a blank text names its field', async () => {
  const { result } = await leave(' 血压药能报销吗？ ', 1)
  expect(await waiting()).toEqual([result])
  expect(result).toMatchObject({ words: '血压药能报销吗？', wantsCall: 1 })
  const row = await server.db.selectFrom('service_message').selectAll().executeTakeFirstOrThrow()
  expect(row.text.startsWith(subjectPrefix)).toBe(true)
  const lin = await server.tokenOf('linxiao')
  expect((await server.call(serviceMessageCalls.left, {}, { token: lin })).result).toEqual([])
  expect((await leave('您好', 0, lin)).code).toBe(refusals.notFound.code)
  expect((await leave('  ')).code).toBe(400)
})

test('staff read it masked, with the phone of a member who wants a call, and the read leaves an audit event', async () => {
  const [message] = await listed(0)
  expect(message).toMatchObject({
    memberName: '周*',
    memberPhone: '138****0002',
    callPhone: '13800000002',
    words: '血压药能报销吗？',
    answer: null,
  })
  const looked = await server.db
    .selectFrom('audit_event')
    .select('members')
    .where('action', '=', 'listServiceMessages')
    .execute()
  expect(looked.flatMap(({ members }) => members)).toContain(idOf('account', 'zhoulan'))
})

test('of two answers one counts; the member reads it, and the phone is hidden again', async () => {
  const [message] = await listed(0)
  const text = '可以，<b>请</b>上传处方'
  const both = await Promise.all([answerIt(message!.id, text), answerIt(message!.id, text)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.messageAnswered.code])
  expect(await waiting()).toEqual([])
  expect(await listed(1)).toMatchObject([{ answer: text, callPhone: null, memberPhone: '138****0002' }])
  const notices = await server.call(messageCalls.list, { tab: 1, ...page }, { token: zhou })
  expect(notices.result.records[0]).toMatchObject({
    title: '客服已回复您的留言',
    content: '<p>您的留言：血压药能报销吗？</p><p>回复：可以，&lt;b>请&lt;/b>上传处方</p>',
  })
  expect((await answerIt(idOf('serviceMessage', 'nobody'), '您好')).code).toBe(refusals.notFound.code)
})

test('five may wait at most, and an answer frees one', async () => {
  for (let one = 0; one < 5; one += 1) expect((await leave(`问题${one}`)).success).toBe(true)
  expect((await leave('再问一个')).code).toBe(refusals.serviceMessagesFull.code)
  await answerIt((await waiting())[0]!.id, '好的')
  expect((await leave('再问一个')).success).toBe(true)
})

test('marks all unread messages of this member as read', async () => {
  const lin = await server.tokenOf('linxiao')
  const unread = async (token: string) => (await server.call(messageCalls.unread, {}, { token })).result
  const others = await unread(lin)
  expect((await server.call(serviceMessageCalls.readAll, {}, { token: zhou })).result).toEqual({
    messageNum: 0,
    noticeNum: 0,
  })
  expect(await unread(zhou)).toEqual({ messageNum: 0, noticeNum: 0 })
  expect(await unread(lin)).toEqual(others)
})
