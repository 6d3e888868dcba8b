import { messageCalls } from '@yf/contract/messages'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import type { Heard } from '@yf/client/test-server'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
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
const service = { hours: '工作日 9:00-18:30', isOpen: 0, link: null, opensAt: '2026-03-03 09:00:00' }

let isDown: boolean

const found = ({ search }: Heard) => {
  const keyword = new URLSearchParams(search).get('keyword') ?? ''
  return questions.filter(({ questionTitle }) => questionTitle.includes(keyword))
}

const { sent } = envelopeStage({
  answer: (request, say) =>
    isDown ? say(500, main(null, '系统繁忙', 500)) : say(200, main({ questions: found(request), service })),
})

beforeEach(() => {
  isDown = false
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an answer opens under its question, and the click is counted once', async () => {
  render(<FaqScreen />)
  await screen.findByRole('list', { name: '理赔的常见问题' })
  press('如何申请？')
  expect(screen.getByText('点首页的理赔申请')).toBeTruthy()
  press('如何申请？')
  expect(screen.queryByText('点首页的理赔申请')).toBeNull()
  await waitFor(() => expect(sent(messageCalls.countQuestion.path)).toHaveLength(1))
})

test('a category shows its own questions alone', async () => {
  render(<FaqScreen />)
  await screen.findByText('如何申请？')
  press('体检')
  expect(screen.queryByText('如何申请？')).toBeNull()
  expect(screen.getByText('怎样预约？')).toBeTruthy()
})

test('a search shows what was found, and says so where nothing was', async () => {
  render(<FaqScreen />)
  await screen.findByText('如何申请？')
  const field = screen.getByLabelText('搜索问题')
  fireEvent.change(field, { target: { value: '预约' } })
  await waitFor(() => expect(screen.queryByText('如何申请？')).toBeNull())
  expect(await screen.findByText('怎样预约？')).toBeTruthy()
  fireEvent.change(field, { target: { value: '星座' } })
  expect(await screen.findByText('没有找到“星座”的相关问题')).toBeTruthy()
})

test('a failure offers to load again', async () => {
  isDown = true
  render(<FaqScreen />)
  await screen.findByText('加载失败')
  isDown = false
  press('重新加载')
  expect(await screen.findByText('如何申请？')).toBeTruthy()
})
