import { screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { consoleRefusals } from '@yf/contract/refusals/console'
import {
  feedbackAdminCalls,
  type AdminAdvice,
  type AdminEvaluation,
  type AdminSuggestion,
} from '@yf/contract/feedback-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { forgetPictures } from '#platform/pictures/picture-store.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { countsOn, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import FeedbackPage from './feedback.page.tsx'

const entry = {
  id: 'v1',
  companyName: '星河软件',
  memberName: '林*',
  memberPhone: '138****0001',
  words: '周末约不到体检',
  isForgotten: 0,
  createTime: '2026-11-15 20:10:00',
  note: null,
  handledBy: null,
  handledTime: null,
} as const
const handled = { handledBy: '周服务', handledTime: '2026-11-16 09:00:00' } as const
const suggestion: AdminSuggestion = {
  ...entry,
  tags: ['体检预约'],
  pictures: ['/staff-files/one', '/staff-files/two'],
  contact: '13800006666',
  answer: null,
}
const advice: AdminAdvice = { ...entry, words: '想要瑜伽课', activityTitle: '邻里互惠计划' }
const evaluation: AdminEvaluation = {
  ...entry,
  words: '',
  score: 2,
  tags: ['等待太久'],
  serviceName: '视频问诊',
  provider: '锦鲤互联网医院',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const suggested = (...records: AdminSuggestion[]) =>
  server.answers(feedbackAdminCalls.suggestions, {
    records,
    total: records.length,
    counts: { open: 7, handled: 1000 },
  })

beforeEach(() => {
  server.settle()
  beStaff('service')
  forgetQueries()
  forgetPictures()
  useToasts.setState({ toasts: [] })
  suggested(suggestion)
})

test('lists open feedback first, with masked name, tags and the phone number left', async () => {
  openAt('#/feedback', <FeedbackPage />)
  expect(await screen.findByText(/周末约不到体检/)).toBeTruthy()
  for (const text of ['体检预约', '138****0001', '13800006666', '星河软件'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(server.sent(feedbackAdminCalls.suggestions)[0]?.query).toMatchObject({ isHandled: '0', pageNo: '1' })
  expect(await countsOn('处理情况')).toEqual(['未处理 7', '已处理 1000'])
})

test('answers a suggestion with a text', async () => {
  server.answers(feedbackAdminCalls.answerSuggestion, null)
  openAt('#/feedback', <FeedbackPage />)
  await screen.findByText(/周末约不到体检/)
  press('回复会员')
  pressInDialog('发送回复')
  expect(server.sent(feedbackAdminCalls.answerSuggestion)).toHaveLength(0)
  type(/回复内容/, ' 已加开周末 ')
  pressInDialog('发送回复')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(feedbackAdminCalls.answerSuggestion)[0]?.input).toEqual({
    id: 'v1',
    words: '已加开周末',
  })
})

test('the dialog says that a colleague was faster', async () => {
  const { code, message } = consoleRefusals.voiceHandled
  server.refuses(feedbackAdminCalls.answerSuggestion, code, message)
  openAt('#/feedback', <FeedbackPage />)
  await screen.findByText(/周末约不到体检/)
  press('回复会员')
  type(/回复内容/, '已加开周末')
  pressInDialog('发送回复')
  expect(await screen.findByText(message)).toBeTruthy()
})

test('loads pictures when they are opened, not with the list', async () => {
  openAt('#/feedback', <FeedbackPage />)
  await screen.findByText(/周末约不到体检/)
  const looked = () => server.heard.filter(({ path }) => path.startsWith('/staff-files/'))
  expect(looked()).toHaveLength(0)
  press('图片 2 张')
  await waitFor(() => expect(looked().map(({ path }) => path)).toEqual(suggestion.pictures))
})

test('feedback of a deleted member has no text: staff cannot answer it but can mark it', async () => {
  suggested({ ...suggestion, words: '', isForgotten: 1, contact: null, pictures: [] })
  server.answers(feedbackAdminCalls.handle, null)
  openAt('#/feedback', <FeedbackPage />)
  expect(await screen.findByText('会员信息已按要求删除，内容不可查看')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '回复会员' })).toBeNull()
  press('标记已处理')
  type(/处理说明/, '会员已注销')
  pressInDialog('确认已处理')
  await waitFor(() =>
    expect(server.sent(feedbackAdminCalls.handle)[0]?.input).toEqual({
      kind: 'suggestion',
      id: 'v1',
      note: '会员已注销',
    }),
  )
})

test('handled feedback shows by whom and how, and offers no action', async () => {
  suggested(
    { ...suggestion, ...handled, answer: '已加开周末' },
    { ...suggestion, ...handled, id: 'v2', note: '已转产品组' },
  )
  openAt('#/feedback?list=suggestions&state=handled', <FeedbackPage />)
  expect(await screen.findByText('周服务 2026-11-16 09:00 回复：已加开周末')).toBeTruthy()
  expect(screen.getByText('周服务 2026-11-16 09:00 处理：已转产品组')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '标记已处理' })).toBeNull()
  expect(server.sent(feedbackAdminCalls.suggestions).pop()?.query).toMatchObject({ isHandled: '1' })
})

test('shows advice with its activity, and marks it as handled', async () => {
  server.answers(feedbackAdminCalls.advice, { records: [advice], total: 1, counts: { open: 1, handled: 0 } })
  server.answers(feedbackAdminCalls.handle, null)
  openAt('#/feedback?list=advice', <FeedbackPage />)
  expect(await screen.findByText('邻里互惠计划')).toBeTruthy()
  press('标记已处理')
  type(/处理说明/, '已转运营')
  pressInDialog('确认已处理')
  await waitFor(() =>
    expect(server.sent(feedbackAdminCalls.handle)[0]?.input).toMatchObject({ kind: 'advice', id: 'v1' }),
  )
  await waitFor(() => expect(server.sent(feedbackAdminCalls.advice).length).toBeGreaterThan(1))
})

test('shows an evaluation with its service, score and tags, also without text', async () => {
  server.answers(feedbackAdminCalls.evaluations, {
    records: [evaluation],
    total: 1,
    counts: { open: 1, handled: 0 },
  })
  openAt('#/feedback?list=evaluations', <FeedbackPage />)
  for (const text of ['视频问诊', '锦鲤互联网医院', '2 分', '等待太久', '未填写文字'])
    expect(await screen.findByText(text)).toBeTruthy()
})

test('an empty list shows an empty state', async () => {
  suggested()
  openAt('#/feedback', <FeedbackPage />)
  expect(await screen.findByText('没有等待处理的意见建议')).toBeTruthy()
})

test('shows that a list failed to load', async () => {
  server.refuses(feedbackAdminCalls.evaluations, 500, '服务繁忙')
  openAt('#/feedback?list=evaluations', <FeedbackPage />)
  expect(await screen.findByText('服务评价没有加载成功')).toBeTruthy()
})
