import { screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { questionsAdminCalls, type AdminQuestion } from '@yf/contract/questions-admin'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { emptyQuestion, excerptOf, missingOf } from '../question-form.ts'
import QuestionsPage from './questions.page.tsx'

const question: AdminQuestion = {
  id: 'q1',
  category: '理赔',
  title: '多久能到账？',
  content: '<p>资料齐全的<strong>当天</strong>审核。</p>',
  sort: 2,
  isShown: 1,
  openedTimes: 30,
  openedPeople: 12,
  revision: 5,
  savedBy: '冯运营',
  savedTime: '2026-03-02 09:15:00',
}
const rows: AdminQuestion[] = [
  question,
  { ...question, id: 'q2', category: '体检', title: '怎样预约？', sort: 3, isShown: 0 },
  { ...question, id: 'q3', title: '没人看过', sort: 4, openedTimes: 0, openedPeople: 0, savedBy: null },
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('operator')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(questionsAdminCalls.companies, [
    { id: 'c1', name: '星河软件' },
    { id: 'c2', name: '海纳传媒' },
  ])
  server.answers(questionsAdminCalls.list, rows)
})

const saved = async () => {
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  return useToasts.getState().toasts[0]!.text
}
const section = (name: string) => within(screen.getByRole('region', { name }))

test('requires a company first, and groups its questions by category as in the app', async () => {
  openAt('#/questions', <QuestionsPage />)
  expect(await screen.findByText('请先选择企业')).toBeTruthy()
  choose(screen.getByLabelText('企业'), '星河软件')
  await screen.findByText('多久能到账？')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '理赔',
    '体检',
  ])
  expect(section('理赔').getByText('没人看过')).toBeTruthy()
  expect(section('理赔').getAllByText('资料齐全的 当天 审核。')).toHaveLength(2)
  expect(section('理赔').getByText('30 次')).toBeTruthy()
  expect(section('理赔').queryByText('已隐藏')).toBeNull()
  expect(section('体检').getByText('已隐藏')).toBeTruthy()
  // A question that a member has opened can only be hidden, not deleted.
  expect(screen.getAllByRole('button', { name: /^删除/ })).toHaveLength(1)
})

test('adds a question for several companies, and reports markup that the app would not show while typing', async () => {
  server.answers(questionsAdminCalls.add, [question])
  openAt('#/questions?company=c1', <QuestionsPage />)
  await screen.findByText('多久能到账？')
  press('新建问题')
  choose(inDialog().getByLabelText(/^适用企业/), '海纳传媒')
  type(/^分类/, '家属')
  type(/^问题/, '可以替父母申请吗？')
  type(/^答案/, '<a href="/x">可以</a>')
  expect(
    await inDialog().findByText(/应用不显示「<a href="\/x">」/, { selector: '.ant-form-item-explain-error' }),
  ).toBeTruthy()
  expect(inDialog().getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true)
  type(/^答案/, '可以。\n\n先添加父母。')
  pressInDialog('保存')
  expect(await saved()).toBe('已添加')
  expect(server.sent(questionsAdminCalls.add)[0]?.input).toEqual({
    companyIds: ['c1', 'c2'],
    category: '家属',
    title: '可以替父母申请吗？',
    content: '可以。\n\n先添加父母。',
    sort: 5,
    isShown: 1,
  })
})

test('hides a question under its revision, and reports an edit conflict', async () => {
  const conflictMessage = '冯运营刚刚修改过，您的修改没有保存；请查看最新内容后再改'
  server.refuses(questionsAdminCalls.change, refusals.stateMoved.code, conflictMessage)
  openAt('#/questions?company=c1', <QuestionsPage />)
  await screen.findByText('多久能到账？')
  press('编辑多久能到账？')
  inDialog().getByLabelText('在应用中显示').click()
  server.answers(questionsAdminCalls.list, [{ ...question, title: '别人改的', revision: 6 }])
  pressInDialog('保存')
  expect(await inDialog().findByText(conflictMessage)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^问题/).value).toBe('多久能到账？')
  expect(await screen.findByText('别人改的')).toBeTruthy()
  const { category, title, content, sort } = question
  expect(server.sent(questionsAdminCalls.change)[0]?.input).toEqual({
    companyId: 'c1',
    id: 'q1',
    revision: 5,
    category,
    title,
    content,
    sort,
    isShown: 0,
  })
})

test('deletes an unopened question after a confirmation, and shows a refusal there', async () => {
  server.refuses(questionsAdminCalls.remove, refusals.questionOpened.code, refusals.questionOpened.message)
  openAt('#/questions?company=c1', <QuestionsPage />)
  await screen.findByText('没人看过')
  press('删除没人看过')
  pressInDialog('删除')
  expect(await inDialog().findByText(/已有员工看过/)).toBeTruthy()
  server.answers(questionsAdminCalls.remove, null)
  server.answers(questionsAdminCalls.list, [question])
  await waitFor(() =>
    expect(inDialog().getByRole('button', { name: /删除$/ }).className).not.toContain('loading'),
  )
  pressInDialog(/删除$/)
  expect(await saved()).toBe('已删除')
  expect(screen.queryByText('没人看过')).toBeNull()
  expect(server.sent(questionsAdminCalls.remove)[1]?.input).toEqual({
    companyId: 'c1',
    id: 'q3',
    revision: 5,
  })
})

test('a company without questions shows an empty state', async () => {
  server.answers(questionsAdminCalls.list, [])
  openAt('#/questions?company=c1', <QuestionsPage />)
  expect(await screen.findByText('还没有常见问题')).toBeTruthy()
})

test('the form reports missing fields, and an excerpt is plain text', () => {
  const whole = { category: '理赔', title: '题', content: '答', sort: 0, isShown: 1 as const }
  expect(missingOf(whole)).toBeNull()
  expect(missingOf({ ...whole, category: ' ' })).toBe('请填写分类')
  expect(missingOf({ ...whole, title: '' })).toBe('请填写问题')
  expect(missingOf({ ...whole, content: ' ' })).toBe('请填写答案')
  expect(missingOf({ ...whole, content: '<p>' })).toBe('请填写内容')
  expect(missingOf({ ...whole, content: '<p>答' })).toBe('「<p>」没有结束')
  expect(emptyQuestion([]).sort).toBe(0)
  expect(emptyQuestion([{ ...question, sort: 9999 }]).sort).toBe(9999)
  expect(excerptOf({ ...question, content: '血压 < 140' })).toBe('血压 < 140')
  expect(excerptOf({ ...question, content: '字'.repeat(61) })).toBe(`${'字'.repeat(60)}…`)
})
