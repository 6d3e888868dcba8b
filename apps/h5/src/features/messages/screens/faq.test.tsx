import { questionCalls } from '@yf/contract/questions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { TestRequest } from '@yf/client/test-server'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import FaqScreen from './faq.screen.tsx'

const question = (id: string, category: string, questionTitle: string, questionContent: string) => ({
  id,
  category,
  questionTitle,
  questionContent,
})
const questions = [
  question('q1', '理赔', '如何申请？', '<p>点首页的理赔申请</p>'),
  question('q2', '体检', '怎样预约？', '选择机构和日期'),
]
const service = {
  hours: '工作日 9:00-18:30',
  isOpen: 0 as const,
  link: null,
  phone: '400-000-0000',
  opensAt: '2026-03-03 09:00:00',
}

const found = ({ query: { keyword = '' } }: TestRequest) =>
  questions.filter(({ questionTitle }) => questionTitle.includes(keyword))

const server = envelopeStage()
const { sent } = server

beforeEach(() =>
  server.answers(questionCalls.questions, (request) => ({ questions: found(request), service })),
)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('opens an answer under its question and counts the click once', async () => {
  openAt('/faq', <FaqScreen />)
  await screen.findByRole('list', { name: '理赔的常见问题' })
  press('如何申请？')
  expect(screen.getByText('点首页的理赔申请')).toBeTruthy()
  press('如何申请？')
  expect(screen.queryByText('点首页的理赔申请')).toBeNull()
  await waitFor(() => expect(sent(questionCalls.countQuestion)).toHaveLength(1))
})

test('a category shows only its own questions', async () => {
  openAt('/faq', <FaqScreen />)
  await screen.findByText('如何申请？')
  press('体检')
  expect(screen.queryByText('如何申请？')).toBeNull()
  expect(screen.getByText('怎样预约？')).toBeTruthy()
})

test('shows search results, or an empty state', async () => {
  openAt('/faq', <FaqScreen />)
  await screen.findByText('如何申请？')
  const field = screen.getByLabelText('搜索问题')
  fireEvent.change(field, { target: { value: '预约' } })
  await waitFor(() => expect(screen.queryByText('如何申请？')).toBeNull())
  expect(await screen.findByText('怎样预约？')).toBeTruthy()
  fireEvent.change(field, { target: { value: '星座' } })
  expect(await screen.findByText('没有找到“星座”的相关问题')).toBeTruthy()
})

test("a failure shows the server's message and a retry", async () => {
  server.refuses(questionCalls.questions, 1002, '常见问题正在维护')
  openAt('/faq', <FaqScreen />)
  await screen.findByText('常见问题正在维护')
  server.answers(questionCalls.questions, { questions, service })
  press('重新加载')
  expect(await screen.findByText('如何申请？')).toBeTruthy()
})
