import { questionCalls } from '@yf/contract/questions'
import type { Input } from '@yf/contract/call'
import { questionsAdminCalls as calls } from '@yf/contract/questions-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { demoStage } from '#testkit/demo-stage.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()
const xinghe = idOf('company', 'xinghe-software')
const haina = idOf('company', 'haina')
let [operator, other, lin, zhou] = [{ token: '' }, { token: '' }, { token: '' }, { token: '' }]
beforeAll(async () => {
  operator = { token: await server.staffTokenOf('operator1') }
  other = { token: await server.staffTokenOf('operator2') }
  lin = { token: await server.tokenOf('linxiao') }
  zhou = { token: await server.tokenOf('zhoulan') }
})

type QuestionInput = Omit<Input<typeof calls.add>, 'companyIds'>
const questionInput = (changes: Partial<QuestionInput> = {}): QuestionInput => ({
  category: '理赔',
  title: '可以替父母申请吗？',
  content: '可以。\n\n先在「家庭成员」里添加父母。',
  sort: 500,
  isShown: 1,
  ...changes,
})
const add = (companyIds: string[], changes: Partial<QuestionInput> = {}) =>
  server.call(calls.add, { companyIds, ...questionInput(changes) }, operator)
const addOne = async (changes: Partial<QuestionInput> = {}) => (await add([xinghe], changes)).result[0]!
type AddedQuestion = Awaited<ReturnType<typeof addOne>>
const read = ({ id, revision, category, title, content, sort, isShown }: AddedQuestion) => ({
  companyId: xinghe,
  id,
  revision,
  category,
  title,
  content,
  sort,
  isShown,
})
const change = (question: AddedQuestion, changes: Partial<QuestionInput> = {}, who = operator) =>
  server.call(calls.change, { ...read(question), ...changes }, who)
const remove = ({ id, revision }: AddedQuestion) =>
  server.call(calls.remove, { companyId: xinghe, id, revision }, operator)
const list = async () => (await server.call(calls.list, { companyId: xinghe }, operator)).result
const seen = async (who: { token: string }, companyId: string) =>
  (await server.call(questionCalls.questions, { companyId }, who)).result.questions
const titles = async () => (await seen(lin, xinghe)).map(({ questionTitle }) => questionTitle)
const open = (id: string) => server.call(questionCalls.countQuestion, { id }, lin)
const lastAuditEvent = () => lastAuditEventIn(server.db)

test('adds a question to two companies, and their members find it with its answer', async () => {
  const { result } = await add([xinghe, haina])
  expect(result).toHaveLength(2)
  expect(result[0]).toMatchObject({ revision: 0, savedBy: '郑运营', openedTimes: 0 })
  const faq = { title: '可以替父母申请吗？', content: '可以。\n\n先在「家庭成员」里添加父母。' }
  for (const [who, companyId] of [
    [lin, xinghe],
    [zhou, haina],
  ] as const) {
    const found = (await seen(who, companyId)).find(({ questionTitle }) => questionTitle === faq.title)
    expect(found).toMatchObject({ category: '理赔', questionContent: faq.content })
  }
  const yuanli = await seen({ token: await server.tokenOf('hejing') }, idOf('company', 'yuanli'))
  expect(yuanli.map(({ questionTitle }) => questionTitle)).not.toContain(faq.title)
  expect(await lastAuditEvent()).toMatchObject({
    action: 'addQuestion',
    detail: expect.stringContaining('星河软件'),
  })
})

test("lists questions in the app's order, including hidden ones", async () => {
  await addOne({ title: '排在最前', sort: 0, isShown: 0 })
  const listed = await list()
  const shownTitles = listed.filter(({ isShown }) => isShown === 1).map(({ title }) => title)
  expect(shownTitles).toEqual(await titles())
  expect(listed.slice(0, 2).map(({ title }) => title)).toContain('排在最前')
  expect(shownTitles).not.toContain('排在最前')
})

test('members see a change at their next request, and the audit event lists what changed', async () => {
  const question = await addOne({ title: '待改' })
  const changes = { title: '已改', content: '<p>请<strong>尽快</strong></p>', category: '体检', sort: 501 }
  expect((await change(question, changes)).result).toMatchObject({ ...changes, revision: 1 })
  expect(await titles()).toContain('已改')
  expect(await titles()).not.toContain('待改')
  expect(await lastAuditEvent()).toEqual({
    action: 'changeQuestion',
    detail: '星河软件「待改」：分类：理赔 → 体检；问题：待改 → 已改；修改了答案；顺序：500 → 501',
  })
  const again = (await list()).find(({ id }) => id === question.id)
  expect((await change(again!)).result).toEqual(again)
  expect((await lastAuditEvent()).detail).toContain('「待改」')
})

test('of two concurrent edits the second is refused with the name of the first editor', async () => {
  const question = await addOne({ title: '两个人改' })
  expect((await change(question, { content: '甲' }, other)).success).toBe(true)
  for (const late of [await change(question, { content: '乙' }), await remove(question)]) {
    expect(late.code).toBe(refusals.stateMoved.code)
    expect(late.message).toMatch(/^冯运营刚刚修改过/)
  }
  expect((await list()).find(({ id }) => id === question.id)).toMatchObject({ content: '甲', revision: 1 })
  const both = await Promise.all(
    ['丙', '丁'].map((content) => change({ ...question, revision: 1 }, { content })),
  )
  expect(both.filter(({ success }) => success)).toHaveLength(1)
})

test('deletes a question that nobody has opened; an opened one can only be hidden and shown again', async () => {
  const unread = await addOne({ title: '没人看过' })
  expect((await remove(unread)).success).toBe(true)
  expect(await titles()).not.toContain('没人看过')
  expect(await lastAuditEvent()).toEqual({ action: 'removeQuestion', detail: '星河软件「没人看过」：理赔' })
  expect((await remove(unread)).code).toBe(refusals.notFound.code)
  const question = await addOne({ title: '有人看过' })
  await open(question.id)
  await open(question.id)
  expect((await remove(question)).code).toBe(refusals.questionOpened.code)
  expect(await titles()).toContain('有人看过')
  const hidden = (await change(question, { isShown: 0 })).result
  expect(hidden).toMatchObject({ isShown: 0, openedTimes: 2, openedPeople: 1 })
  expect((await lastAuditEvent()).detail).toContain('改为不显示')
  expect(await titles()).not.toContain('有人看过')
  // A member who still has it open no longer counts.
  expect((await open(question.id)).code).toBe(refusals.notFound.code)
  await change(hidden, { isShown: 1 })
  expect(await titles()).toContain('有人看过')
})

test.each([
  [{ category: ' ' }, '分类'],
  [{ title: ' ' }, '问题'],
  [{ title: '长'.repeat(41) }, '问题'],
  [{ content: ' \n ' }, '请填写内容'],
  [{ content: '好<script>alert(1)</script>' }, '应用不显示「<script>」'],
  [{ content: '<p style="color:red">好</p>' }, '应用不显示'],
  [{ content: '<a href="https://evil.example">好</a>' }, '应用不显示'],
  [{ content: '<p>没有结束' }, '没有结束'],
  [{ content: '长'.repeat(4001) }, '答案'],
  [{ sort: 10_000 }, '顺序'],
])('%j is rejected by its field, when adding and when changing', async (changes, message) => {
  const refused = await add([xinghe], changes)
  expect([refused.http, refused.message]).toEqual([400, expect.stringContaining(message)])
  const [question] = await list()
  const again = await change(question!, changes)
  expect([again.http, again.message]).toEqual([400, expect.stringContaining(message)])
})

test("a company that does not exist has no questions, and another's question is not found", async () => {
  const nobody = idOf('company', 'nobody')
  const notFound = refusals.notFound.code
  expect((await server.call(calls.list, { companyId: nobody }, operator)).code).toBe(notFound)
  expect((await add([xinghe, nobody], { title: '半个' })).code).toBe(notFound)
  expect(await titles()).not.toContain('半个')
  const question = await addOne({ title: '别家的' })
  const there = { ...read(question), companyId: haina }
  expect((await server.call(calls.change, { ...there, title: '改了' }, operator)).code).toBe(notFound)
  const { companyId, id, revision } = there
  expect((await server.call(calls.remove, { companyId, id, revision }, operator)).code).toBe(notFound)
  expect(await titles()).toContain('别家的')
})

test.each(['handler1', 'auditor1', 'service1', 'finance1', 'hr1'])('%s has no access', async (account) => {
  const who = { token: await server.staffTokenOf(account) }
  const refused = refusals.dutyNotHeld.code
  const [question] = await list()
  const { companyId, id, revision } = read(question!)
  expect((await server.call(calls.companies, {}, who)).code).toBe(refused)
  expect((await server.call(calls.list, { companyId }, who)).code).toBe(refused)
  expect((await server.call(calls.add, { companyIds: [xinghe], ...questionInput() }, who)).code).toBe(refused)
  expect((await change(question!, { title: '改了' }, who)).code).toBe(refused)
  expect((await server.call(calls.remove, { companyId, id, revision }, who)).code).toBe(refused)
})
