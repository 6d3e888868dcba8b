import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { consoleRefusals } from '@yf/contract/refusals/console'
import {
  customerServiceAdminCalls,
  type AdminConsultation,
  type AdminMessage,
} from '@yf/contract/customer-service-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { countsOn, openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import ConsultationsPage from './consultations.page.tsx'
import ServiceMessagesPage from './service-messages.page.tsx'
import TroublesPage from './troubles.page.tsx'

const counts = { waiting: 7, untold: 2, open: 3, ended: 1000, cancelled: 4, unpaid: 0, all: 1000 }
const messageCounts = { open: 7, answered: 1000 }

const row: AdminConsultation = {
  id: 'q1',
  companyName: '星河软件',
  memberName: '林*',
  memberPhone: '138****0001',
  state: 1,
  cancelReason: null,
  isSelfPaid: 0,
  startTime: '2026-11-16 10:00:00',
  givesUpTime: '2026-11-16 10:30:00',
  isUntold: 1,
  acceptTime: null,
  endTime: null,
  waitedMinutes: 12,
}
const over = { ...row, state: 3, isUntold: 0, givesUpTime: null } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('service')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  location.hash = '#/consultations'
  const figures = { waiting: 3, open: 2, ended: 9, cancelled: 1, untold: 1, longestWaitMinutes: 25 }
  server.answers(customerServiceAdminCalls.overview, figures)
  server.answers(customerServiceAdminCalls.consultations, { records: [row], total: 1, counts })
})

test('lists unanswered consultations first, with waiting time and masked names', async () => {
  renderFramed(<ConsultationsPage />)
  expect(await screen.findByText('12 分钟')).toBeTruthy()
  expect(screen.getByText('10:30 自动退回')).toBeTruthy()
  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(await screen.findByText('25')).toBeTruthy()
  expect(server.sent(customerServiceAdminCalls.consultations)[0]?.query).toMatchObject({ state: '1' })
  expect(screen.queryByRole('button', { name: '退回权益' })).toBeNull()
})

test('returns an entitlement after a reason and a second click', async () => {
  location.hash = '#/consultations?list=ended'
  server.answers(customerServiceAdminCalls.consultations, { records: [over], total: 1, counts })
  server.answers(customerServiceAdminCalls.returnRight, over)
  renderFramed(<ConsultationsPage />)
  await screen.findByText('138****0001')
  press('退回权益')
  pressInDialog('退回 1 次')
  expect(server.sent(customerServiceAdminCalls.returnRight)).toHaveLength(0)
  choose(within(screen.getByRole('dialog')).getByRole('combobox'), '医生长时间未回复')
  pressInDialog('退回 1 次')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(customerServiceAdminCalls.returnRight)[0]?.input).toEqual({
    id: 'q1',
    reason: 'noAnswer',
  })
})

test('the dialog shows why the return was refused', async () => {
  server.answers(customerServiceAdminCalls.consultations, { records: [over], total: 1, counts })
  const { code, message } = consoleRefusals.rightAlreadyBack
  server.refuses(customerServiceAdminCalls.returnRight, code, message)
  renderFramed(<ConsultationsPage />)
  await screen.findByText('138****0001')
  press('退回权益')
  choose(within(screen.getByRole('dialog')).getByRole('combobox'), '服务补偿')
  pressInDialog('退回 1 次')
  expect(await screen.findByText(message)).toBeTruthy()
})

test('finds a member only by the full phone number', async () => {
  renderFramed(<ConsultationsPage />)
  const field = await screen.findByLabelText('会员手机号')
  fireEvent.change(field, { target: { value: '1380' } })
  press('搜索')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  fireEvent.change(field, { target: { value: '13800000001' } })
  press('搜索')
  await waitFor(() =>
    expect(server.sent(customerServiceAdminCalls.consultations).pop()?.query).toMatchObject({
      phone: '13800000001',
    }),
  )
})

test('names partners with failed notices, and says when there are none', async () => {
  server.answers(customerServiceAdminCalls.troubles, [
    { partner: 'jinli', name: '锦鲤互联网医院', retrying: 4, dead: 1, since: '2026-11-16 09:00:00' },
  ])
  const { unmount } = renderFramed(<TroublesPage />)
  expect(await screen.findByText('锦鲤互联网医院')).toBeTruthy()
  unmount()
  forgetQueries()
  server.answers(customerServiceAdminCalls.troubles, [])
  renderFramed(<TroublesPage />)
  expect(await screen.findByText('所有合作方通讯正常')).toBeTruthy()
})

const message: AdminMessage = {
  id: 'm1',
  companyName: '星河软件',
  memberName: '林*',
  memberPhone: '138****0001',
  words: '报销要多久？',
  createTime: '2026-11-15 20:10:00',
  wantsCall: 1,
  callPhone: '13800000001',
  answer: null,
  answerTime: null,
  answeredBy: null,
}

test('answers a waiting message, and shows the phone number of a member who wants a call', async () => {
  location.hash = '#/service-messages'
  server.answers(customerServiceAdminCalls.messages, { records: [message], total: 1, counts: messageCounts })
  server.answers(customerServiceAdminCalls.answerMessage, {
    ...message,
    answer: '两个工作日',
    callPhone: null,
  })
  renderFramed(<ServiceMessagesPage />)
  expect(await screen.findByText('要求回电')).toBeTruthy()
  expect(server.sent(customerServiceAdminCalls.messages)[0]?.query).toMatchObject({ isAnswered: '0' })
  press('回复留言')
  expect(await screen.findByText(/会员希望回电 13800000001/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/回复内容/), { target: { value: ' 两个工作日 ' } })
  pressInDialog('发送回复')
  await waitFor(() =>
    expect(server.sent(customerServiceAdminCalls.answerMessage)[0]?.input).toEqual({
      id: 'm1',
      words: '两个工作日',
    }),
  )
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
})

test('each tab of consultations shows its count', async () => {
  openAt('#/consultations', <ConsultationsPage />)
  expect(await countsOn('问诊')).toEqual([
    '待接诊 7',
    '未送达医院 2',
    '问诊中 3',
    '已结束 1000',
    '已取消 4',
    '待付款 0',
    '全部 1000',
  ])
})

test('each tab of messages shows its count', async () => {
  server.answers(customerServiceAdminCalls.messages, { records: [], total: 0, counts: messageCounts })
  openAt('#/service-messages', <ServiceMessagesPage />)
  expect(await countsOn('留言')).toEqual(['待回复 7', '已回复 1000'])
})
