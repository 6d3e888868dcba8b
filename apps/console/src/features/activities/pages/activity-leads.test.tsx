import { screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { activitiesAdminCalls, type AdminLead } from '@yf/contract/activities-admin'
import { activityRefusals } from '@yf/contract/refusals/activities'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { countsOn, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import ActivityLeadsPage from './activity-leads.page.tsx'

const lead: AdminLead = {
  id: 'l1',
  activityId: 'a1',
  activityTitle: '邻里互惠计划',
  phone: '139****0001',
  memberName: null,
  createTime: '2026-11-15 19:45:00',
  note: null,
  contactedBy: null,
  contactedTime: null,
}

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
  const counts = { open: 2, contacted: 5 }
  server.answers(activitiesAdminCalls.leads, { records: [lead], total: 1, counts })
  server.answers(activitiesAdminCalls.leadPhone, { phone: '13911110001' })
})

test('masks the phone numbers of an activity, and requests a full number only on a tap', async () => {
  openAt('#/activity-leads?id=a1', <ActivityLeadsPage />)
  expect(await screen.findByText('139****0001')).toBeTruthy()
  expect(screen.getByText('未登录访客')).toBeTruthy()
  expect(server.sent(activitiesAdminCalls.leads)[0]?.query).toMatchObject({ id: 'a1', isContacted: '0' })
  expect(await countsOn('留电')).toEqual(['待联系 2', '已联系 5'])
  expect(server.sent(activitiesAdminCalls.leadPhone)).toHaveLength(0)
  press('查看号码')
  expect(await screen.findByText('13911110001')).toBeTruthy()
  expect(server.sent(activitiesAdminCalls.leadPhone)[0]?.query).toMatchObject({ id: 'l1' })
})

test('reports a number that failed to load, and loads it again on request', async () => {
  server.refuses(activitiesAdminCalls.leadPhone, 500, '服务繁忙，请稍后再试')
  openAt('#/activity-leads', <ActivityLeadsPage />)
  await screen.findByText('139****0001')
  press('查看号码')
  expect(await screen.findByText('服务繁忙，请稍后再试')).toBeTruthy()
  server.answers(activitiesAdminCalls.leadPhone, { phone: '13911110001' })
  press('查看号码')
  expect(await screen.findByText('13911110001')).toBeTruthy()
})

test('records the outcome of a call', async () => {
  server.answers(activitiesAdminCalls.contactLead, null)
  openAt('#/activity-leads', <ActivityLeadsPage />)
  await screen.findByText('139****0001')
  press('登记已联系')
  pressInDialog('确认已联系')
  expect(server.sent(activitiesAdminCalls.contactLead)).toHaveLength(0)
  type(/联系结果/, ' 约在周六 ')
  pressInDialog('确认已联系')
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(server.sent(activitiesAdminCalls.contactLead)[0]?.input).toEqual({ id: 'l1', note: '约在周六' })
})

test('the dialog says that a colleague has already called', async () => {
  const { code, message } = activityRefusals.leadContacted
  server.refuses(activitiesAdminCalls.contactLead, code, message)
  openAt('#/activity-leads', <ActivityLeadsPage />)
  await screen.findByText('139****0001')
  press('登记已联系')
  type(/联系结果/, '约在周六')
  pressInDialog('确认已联系')
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a visitor who was called is shown with the note and no further action', async () => {
  const done = { ...lead, note: '约在周六', contactedBy: '郑运营', contactedTime: '2026-11-16 10:00:00' }
  server.answers(activitiesAdminCalls.leads, { records: [done], total: 1, counts: { open: 0, contacted: 1 } })
  openAt('#/activity-leads?list=contacted', <ActivityLeadsPage />)
  expect(await screen.findByText('约在周六')).toBeTruthy()
  expect(screen.getByText('郑运营 2026-11-16 10:00')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '登记已联系' })).toBeNull()
  expect(server.sent(activitiesAdminCalls.leads).pop()?.query).toMatchObject({ isContacted: '1' })
})
