import type { AuditAction } from '@yf/domain/audit-actions'
import { asAuditorReads } from '#testkit/audit-events.ts'
import sharp from 'sharp'
import type { Input } from '@yf/contract/call'
import { fileCalls } from '@yf/contract/files'
import { messageCalls } from '@yf/contract/messages'
import { feedbackCalls } from '@yf/contract/feedback'
import { refusals } from '@yf/contract/refusals'
import { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { beforeAll, expect, test } from 'vitest'
import { addPicture, submittedCase } from '#features/claims/admin/case/test-case.ts'
import { contactRow } from '../encrypted.ts'
import { isUnderSubjectKey } from '#platform/crypto/subject-key.ts'
import { forgetPerson } from '#app/forget-person.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const page = { pageNo: 1, pageSize: 20 }
let serviceToken: string

beforeAll(async () => {
  for (const table of ['suggestion', 'activity_advice', 'evaluation'] as const)
    await server.db.deleteFrom(table).execute()
  serviceToken = await server.staffTokenOf('service1')
})

const suggestions = async (isHandled: 0 | 1 = 0) =>
  (await server.call(feedbackAdminCalls.suggestions, { isHandled, ...page }, { token: serviceToken })).result
const advice = async (isHandled: 0 | 1 = 0) =>
  (await server.call(feedbackAdminCalls.advice, { isHandled, ...page }, { token: serviceToken })).result
    .records
const evaluations = async (isHandled: 0 | 1 = 0) =>
  (await server.call(feedbackAdminCalls.evaluations, { isHandled, ...page }, { token: serviceToken })).result
    .records
const handle = (input: Input<typeof feedbackAdminCalls.handle>, token = serviceToken) =>
  server.call(feedbackAdminCalls.handle, input, { token })
const answerIt = (id: string, text: string, token = serviceToken) =>
  server.call(feedbackAdminCalls.answerSuggestion, { id, words: text }, { token })
const auditEventsOf = async (action: AuditAction) =>
  asAuditorReads(await server.db.selectFrom('audit_event').selectAll().where('action', '=', action).execute())

async function suggest(person: string, content: Partial<Input<typeof feedbackCalls.addComment>> & object) {
  const input = { type: 1 as const, content: '希望能导出体检报告', ...content }
  const { success } = await server.call(feedbackCalls.addComment, input, {
    token: await server.tokenOf(person),
  })
  expect(success).toBe(true)
  server.clock.advance({ minutes: 1 })
  return (await suggestions()).records[0]!
}

async function upload(person: string): Promise<string> {
  const pixels = { width: 8, height: 8, channels: 3 as const, background: 'red' }
  const body = await sharp({ create: pixels }).jpeg().toBuffer()
  const input = { module: 'suggestion' as const, file: new Blob([new Uint8Array(body)]) }
  return (await server.call(fileCalls.upload, input, { token: await server.tokenOf(person) })).result.id
}

const look = (url: string, token: string) =>
  server.fetch(url, { headers: { authorization: `Bearer ${token}` } })

test('lists suggestions of two companies newest first, masked, and the read leaves an audit event', async () => {
  await suggest('linxiao', { content: '糖尿病用药提醒能改时间吗', contact: '13800006666' })
  await suggest('zhoulan', {})
  const { records, total, counts } = await suggestions()
  expect([total, counts]).toEqual([2, { open: 2, handled: 0 }])
  expect(records).toMatchObject([
    { memberName: '周*', memberPhone: '138****0002', companyName: '海纳制造', words: '希望能导出体检报告' },
    {
      memberName: '林*',
      companyName: '星河硬件、星河软件',
      words: '糖尿病用药提醒能改时间吗',
      contact: '13800006666',
      isForgotten: 0,
    },
  ])
  const seen = (await auditEventsOf('listSuggestions')).flatMap(({ members }) => members)
  expect(seen).toEqual(expect.arrayContaining([idOf('account', 'linxiao'), idOf('account', 'zhoulan')]))
})

test("text, contact, note and answer are encrypted with the member's data subject key", async () => {
  const lin = await suggest('linxiao', { content: '血压记录想能打印', contact: '13800006667' })
  await handle({ kind: 'suggestion', id: lin.id, note: '已转产品组评估' })
  const zhou = await suggest('zhoulan', { content: '心电图看不清' })
  await answerIt(zhou.id, '下个版本会放大')
  const rows = await server.db.selectFrom('suggestion').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/血压|13800006667|产品组|心电图|放大/)
  const byId = new Map(rows.map((row) => [row.id, row]))
  expect(isUnderSubjectKey(byId.get(lin.id)!.contact_encrypted!)).toBe(true)
  expect(isUnderSubjectKey(byId.get(lin.id)!.handled_note!)).toBe(true)
  expect(isUnderSubjectKey(byId.get(zhou.id)!.answer!)).toBe(true)
  expect((await suggestions(1)).records).toMatchObject([
    { id: zhou.id, answer: '下个版本会放大', note: null },
    { id: lin.id, answer: null, note: '已转产品组评估', contact: '138****6667' },
  ])
})

test('of two concurrent answers one succeeds, and the member reads it as text among their messages', async () => {
  const { id } = await suggest('zhoulan', { content: '加个<b>搜索</b>' })
  const other = await server.staffTokenOf('service2')
  const both = await Promise.all([answerIt(id, '已在安排<i>'), answerIt(id, '已有搜索', other)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.voiceHandled.code])
  const [listed] = (await suggestions(1)).records
  expect(listed).toMatchObject({ id, handledBy: expect.stringMatching(/^(周|孙)服务$/) })
  const notices = await server.call(
    messageCalls.list,
    { tab: 1, ...page },
    { token: await server.tokenOf('zhoulan') },
  )
  const mine = notices.result.records.filter(({ content }) => content.includes('&lt;b>搜索'))
  expect(mine).toMatchObject([{ title: '意见回复' }])
  expect(mine[0]!.content).toContain('<p>您的意见：加个&lt;b>搜索&lt;/b></p>')
  expect((await auditEventsOf('answerSuggestion')).filter(({ cases }) => cases.includes(id))).toHaveLength(1)
  expect((await handle({ kind: 'suggestion', id, note: '补记' })).code).toBe(refusals.voiceHandled.code)
})

test('lists advice with its activity, and one of two staff members marks it as handled', async () => {
  const token = await server.tokenOf('hejing')
  const activityId = idOf('promotion', 'mutual')
  await server.call(feedbackCalls.addAdvice, { activityId, content: '门店太远' }, { token })
  server.clock.advance({ minutes: 1 })
  await server.call(feedbackCalls.addAdvice, { content: '想要瑜伽课' }, { token })
  const [yoga, shop] = await advice()
  expect(yoga).toMatchObject({ activityTitle: null, words: '想要瑜伽课', memberName: '何*' })
  expect(shop).toMatchObject({ activityTitle: '邻里互惠计划', words: '门店太远' })
  const note = (text: string) => handle({ kind: 'advice', id: shop!.id, note: text })
  const both = await Promise.all([note('已转门店'), note('已转合作方')])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.voiceHandled.code])
  expect((await advice()).map(({ id }) => id)).toEqual([yoga!.id])
  const [done] = await advice(1)
  expect(done).toMatchObject({ id: shop!.id, handledBy: '周服务', note: expect.stringMatching(/^已转/) })
  const row = await server.db
    .selectFrom('activity_advice')
    .select('handled_note')
    .where('id', '=', shop!.id)
    .executeTakeFirstOrThrow()
  expect(isUnderSubjectKey(row.handled_note!)).toBe(true)
  const auditEvents = (await auditEventsOf('handleVoice')).filter(({ cases }) => cases.includes(shop!.id))
  expect(auditEvents).toMatchObject([{ detail: '活动建议', members: [idOf('account', 'hejing')] }])
})

test('lists an evaluation with its service, score and tags, and handles it once', async () => {
  const thirdPartyId = idOf('thirdParty', 'zhou-doctor')
  const content = { thirdPartyId, type: 2 as const, score: 2, content: '候诊太久，胃痛' }
  await server.call(feedbackCalls.evaluateOpenly, content)
  const [listed] = await evaluations()
  expect(listed).toMatchObject({
    companyName: '海纳制造',
    memberName: '周*',
    score: 2,
    serviceName: '视频问诊',
    provider: '锦鲤互联网医院',
    words: '候诊太久，胃痛',
  })
  const note = (text: string) => handle({ kind: 'evaluation', id: listed!.id, note: text })
  const both = await Promise.all([note('已致电致歉'), note('已联系医院')])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.voiceHandled.code])
  expect(await evaluations()).toEqual([])
  expect(await evaluations(1)).toMatchObject([{ id: listed!.id, handledTime: expect.any(String) }])
  const rows = await server.db.selectFrom('evaluation').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/胃痛|致歉|联系医院/)
})

test('shows no text that is not encrypted with the data subject key of its member', async () => {
  const { id } = await suggest('hejing', { contact: '13800006669' })
  const { db, services } = server
  const stored = {
    content: '候诊久',
    contact_encrypted: services.cipher.encrypt('13800006669', contactRow(id)),
  }
  for (const [column, text] of Object.entries(stored)) {
    const before = await db
      .selectFrom('suggestion')
      .select(['content', 'contact_encrypted'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const put = (set: object) => db.updateTable('suggestion').set(set).where('id', '=', id).execute()
    await put({ [column]: text })
    const listed = await server.call(
      feedbackAdminCalls.suggestions,
      { isHandled: 0, ...page },
      { token: serviceToken },
    )
    expect([column, listed.code, JSON.stringify(listed)]).toEqual([
      column,
      500,
      expect.not.stringContaining(text),
    ])
    await put(before)
  }
})

test('service staff can open a picture of a suggestion, with an audit event, and no other file of the member', async () => {
  const [attached, loose] = [await upload('linxiao'), await upload('linxiao')]
  const { id, pictures } = await suggest('linxiao', { pictures: [attached] })
  expect(pictures).toHaveLength(1)
  const listed = await look(pictures[0]!, serviceToken)
  expect([listed.status, listed.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const auditEvents = await auditEventsOf('readSuggestionPicture')
  expect(auditEvents.flatMap(({ cases }) => cases)).toEqual([id])
  for (const account of ['senior1', 'operator1', 'hr1'])
    expect((await look(pictures[0]!, await server.staffTokenOf(account))).status).toBe(404)
  const other = await server.db
    .selectFrom('stored_file')
    .select('name')
    .where('id', '=', loose)
    .executeTakeFirstOrThrow()
  expect((await look(`/staff-files/${other.name}`, serviceToken)).status).toBe(404)
  const tries = await server.db
    .selectFrom('denied_request')
    .selectAll()
    .where('call', '=', 'staff-files')
    .execute()
  expect(tries.map(({ staff_id }) => staff_id)).toContain(idOf('staff', 'service1'))
})

test('service staff cannot open documents of claims', async () => {
  const picture = await addPicture(server, await submittedCase(server))
  expect((await look(`/staff-files/${picture}`, await server.staffTokenOf('senior1'))).status).toBe(200)
  expect((await look(`/staff-files/${picture}`, serviceToken)).status).toBe(404)
})

test.each([
  ['handle', { kind: 'advice', id: idOf('voice', 'none'), note: ' ' }, 'note'],
  ['handle', { kind: 'praise', id: idOf('voice', 'none'), note: '好' }, 'kind'],
  ['handle', { kind: 'advice', id: idOf('voice', 'none'), note: '长'.repeat(201) }, 'note'],
  ['answerSuggestion', { id: idOf('voice', 'none'), words: '  ' }, 'words'],
  ['answerSuggestion', { id: '1', words: '好' }, 'id'],
] as const)('%s with %o is bad input and names its field', async (name, input, field) => {
  const { http, message } = await server.call(feedbackAdminCalls[name], input as never, {
    token: serviceToken,
  })
  expect([http, message]).toEqual([400, expect.stringContaining(field)])
})

test('refuses to handle what does not exist, and denies all calls without the permission', async () => {
  const id = idOf('voice', 'none')
  for (const kind of ['suggestion', 'advice', 'evaluation'] as const)
    expect((await handle({ kind, id, note: '好' })).code).toBe(refusals.notFound.code)
  expect((await answerIt(id, '好')).code).toBe(refusals.notFound.code)
  for (const account of ['senior1', 'auditor1', 'operator1', 'counselling1', 'hr1', 'finance1']) {
    const token = await server.staffTokenOf(account)
    for (const name of ['suggestions', 'advice', 'evaluations'] as const) {
      const { code } = await server.call(feedbackAdminCalls[name], { isHandled: 0, ...page }, { token })
      expect([account, name, code]).toEqual([account, name, refusals.dutyNotHeld.code])
    }
    expect((await handle({ kind: 'advice', id, note: '好' }, token)).code).toBe(refusals.dutyNotHeld.code)
    expect((await answerIt(id, '好', token)).code).toBe(refusals.dutyNotHeld.code)
  }
})

test('refuses to answer a member who has left every company', async () => {
  const { id } = await suggest('zhaoqiang', {})
  await server.db
    .updateTable('membership')
    .set({ status: 'ended' })
    .where('account_id', '=', idOf('account', 'zhaoqiang'))
    .execute()
  expect((await answerIt(id, '好的')).code).toBe(refusals.voiceUnreachable.code)
  expect((await handle({ kind: 'suggestion', id, note: '已离职' })).success).toBe(true)
})

test("an erased member's texts are gone: the row says so, and is handled without an answer", async () => {
  const attached = await upload('chenmo')
  const { id, pictures } = await suggest('chenmo', {
    content: '过敏史填错了',
    contact: '13800006668',
    pictures: [attached],
  })
  const person = idOf('account', 'chenmo')
  await forgetPerson({ ...server.services, db: server.db }, person)
  const [row] = (await suggestions()).records
  expect(row).toMatchObject({ id, isForgotten: 1, words: '', contact: null, pictures: [] })
  expect((await look(pictures[0]!, serviceToken)).status).toBe(404)
  expect((await answerIt(id, '已更正')).code).toBe(refusals.voiceForgotten.code)
  expect((await handle({ kind: 'suggestion', id, note: '会员已注销' })).success).toBe(true)
  // Handled under a new key: earlier texts stay unreadable.
  expect((await suggestions(1)).records[0]).toMatchObject({
    id,
    isForgotten: 1,
    words: '',
    note: '会员已注销',
  })
})
