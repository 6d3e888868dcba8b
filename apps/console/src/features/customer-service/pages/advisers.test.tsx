import { screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { consoleRefusals } from '@yf/contract/refusals/console'
import {
  customerServiceAdminCalls,
  type AdminAdviser,
  type SelfPaying,
} from '@yf/contract/customer-service-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import AdviserSchedulePage from './adviser-schedule.page.tsx'
import AdvisersPage from './advisers.page.tsx'
import SelfPayingPage from './self-paying.page.tsx'

const fang: AdminAdviser = {
  id: 'a1',
  name: '方予安',
  title: '健康管理师',
  introduction: '',
  portrait: null,
  phone: '4008001234',
  workChatLink: null,
  minutes: 30,
  hours: '周一至周五 9:00-18:00',
  companies: [{ id: 'c1', name: '星河软件' }],
  isOff: 0,
  openCount: 2,
}
const companies = [
  { id: 'c1', name: '星河软件' },
  { id: 'c2', name: '星河硬件' },
]
const rule: SelfPaying = {
  companyId: 'c1',
  companyName: '星河软件',
  sellsConsultations: 1,
  sellsCounselling: 1,
  consultationFen: null,
  usualFen: 4900,
}

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
  server.answers(customerServiceAdminCalls.advisers, { advisers: [fang], companies })
})

const toasts = () => useToasts.getState().toasts

test('adds an adviser for a company, and reports missing fields before saving', async () => {
  server.answers(customerServiceAdminCalls.saveAdviser, { ...fang, id: 'a2', name: '宋青禾' })
  openAt('#/advisers', <AdvisersPage />)
  expect(await screen.findByText('方予安')).toBeTruthy()
  press('添加顾问')
  expect(await inDialog().findByText('请填写姓名')).toBeTruthy()
  type(/^姓名/, '宋青禾')
  type(/^头衔/, '健康管理师')
  type(/^电话/, '400800')
  choose(screen.getByLabelText(/^服务企业/), '星河硬件')
  type(/^企业微信链接/, 'https://evil.example')
  expect(inDialog().getByText(/须以 https:\/\/work.weixin/)).toBeTruthy()
  type(/^企业微信链接/, '')
  pressInDialog('保存')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(server.sent(customerServiceAdminCalls.saveAdviser)[0]?.input).toMatchObject({
    name: '宋青禾',
    phone: '400800',
    companyIds: ['c2'],
    portrait: null,
    workChatLink: null,
  })
})

test('the dialog shows why a change was refused', async () => {
  const { code, message } = consoleRefusals.adviserCompanyTaken
  server.refuses(customerServiceAdminCalls.saveAdviser, code, message)
  openAt('#/advisers', <AdvisersPage />)
  await screen.findByText('方予安')
  press('编辑方予安')
  pressInDialog('保存')
  expect(await inDialog().findByText(message)).toBeTruthy()
})

test('switches an adviser off after a confirmation', async () => {
  server.answers(customerServiceAdminCalls.switchAdviser, { ...fang, isOff: 1 })
  openAt('#/advisers', <AdvisersPage />)
  await screen.findByText('方予安')
  press('暂停服务：方予安')
  expect(await inDialog().findByText(/已约的通话照常进行/)).toBeTruthy()
  pressInDialog('暂停服务')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(server.sent(customerServiceAdminCalls.switchAdviser)[0]?.input).toEqual({ id: 'a1', isOff: 1 })
})

test('saves all hours at once', async () => {
  server.answers(customerServiceAdminCalls.adviserSchedule, { hours: [], daysOff: [] })
  const hours = [{ weekday: 1, from: '09:00', until: '12:00', capacity: 1 }]
  server.answers(customerServiceAdminCalls.saveAdviserHours, { hours, daysOff: [] })
  openAt('#/adviser?id=a1', <AdviserSchedulePage />)
  expect(await screen.findByText('没有时段：员工看不到可约的时间')).toBeTruthy()
  press('添加时段')
  press('保存时段')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(server.sent(customerServiceAdminCalls.saveAdviserHours)[0]?.input).toEqual({ id: 'a1', hours })
})

test('closes self-paid services for one company', async () => {
  server.answers(customerServiceAdminCalls.selfPaying, [rule])
  server.answers(customerServiceAdminCalls.saveSelfPaying, { ...rule, sellsCounselling: 0 })
  openAt('#/self-paying', <SelfPayingPage />)
  expect(await screen.findByText('¥49.00')).toBeTruthy()
  press('编辑星河软件')
  inDialog().getByRole('switch', { name: '自费心理咨询' }).click()
  pressInDialog('保存')
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(server.sent(customerServiceAdminCalls.saveSelfPaying)[0]?.input).toEqual({
    companyId: 'c1',
    sellsConsultations: 1,
    sellsCounselling: 0,
    consultationFen: null,
  })
})
