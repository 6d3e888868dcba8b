import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  appointmentsAdminCalls as calls,
  type AdminAppointment,
  type AdminModule,
  type AdminSite,
} from '@yf/contract/appointments-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { choose } from '#ui/frame/test-choose.ts'
import { countsOn, inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { concernedText } from '../parts/close-days-dialog.tsx'
import AppointmentsPage from './appointments.page.tsx'
import SitePage from './site.page.tsx'
import SitesPage from './sites.page.tsx'

const counts = { 2: 7, 3: 12, 4: 3, 5: 0, all: 1000 }

const site: AdminSite = {
  id: 's1',
  moduleId: 'm1',
  moduleName: '洁牙护理',
  name: '静安口腔门诊',
  city: '上海市',
  address: '南京西路1266号',
  phone: null,
  minutes: 60,
  companyName: null,
  isPaused: 0,
  openCount: 3,
  waitingCount: 1,
}
const service: AdminModule = {
  id: 'm1',
  name: '洁牙护理',
  summary: '超声波洁牙',
  icon: 'tooth',
  supplierCode: 'OFFLINE_DENTAL',
  hints: ['请带身份证'],
}
const row: AdminAppointment = {
  id: 'b1',
  state: 2,
  siteId: 's1',
  siteName: '静安口腔门诊',
  moduleName: '洁牙护理',
  startTime: '2036-11-20 14:00:00',
  endTime: '2036-11-20 15:00:00',
  memberName: '林*',
  memberPhone: '138****0001',
  isPast: 0,
  outcome: null,
}
const schedule = {
  hours: [{ weekday: 1, from: '09:00', until: '12:00', capacity: 1 }],
  daysOff: [{ id: 'd1', firstDay: '2036-12-01', lastDay: '2036-12-02', reason: '检修' }],
  holidays: [{ firstDay: '2036-10-01', lastDay: '2036-10-07' }],
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
  server.answers(calls.sites, { sites: [site], modules: [service] })
  server.answers(calls.bookings, { records: [row], total: 1, counts })
  server.answers(calls.schedule, schedule)
})

const sent = (name: keyof typeof calls) => server.sent(calls[name])

test('masks the people with appointments, and finds an appointment by the code that a person shows', async () => {
  openAt('#/appointments?site=s1', <AppointmentsPage />)
  const shown = (await screen.findByText('2036-11-20 14:00–15:00')).closest('tr') as HTMLElement
  expect(within(shown).getByText('138****0001')).toBeTruthy()
  expect(sent('bookings')[0]?.query).toMatchObject({ state: '2', siteId: 's1' })
  type('预约码', '1234 5678 9012')
  fireEvent.keyDown(screen.getByLabelText('预约码'), { key: 'Enter', code: 'Enter', keyCode: 13 })
  await waitFor(() => expect(sent('bookings')[1]?.query).toMatchObject({ code: '123456789012' }))
})

test('a cancellation needs a reason, which the person reads', async () => {
  server.answers(calls.cancel, { ...row, state: 4 })
  openAt('#/appointments', <AppointmentsPage />)
  await screen.findByText('林*')
  press(/^取消林\*/)
  expect(inDialog().getByRole<HTMLButtonElement>('button', { name: '取消预约' }).disabled).toBe(true)
  type(/^原因/, ' 医生外出 ')
  pressInDialog('取消预约')
  await waitFor(() => expect(sent('cancel')[0]?.input).toEqual({ id: 'b1', reason: '医生外出' }))
})

test('edits everything of a service except its code, and a new service may be free', async () => {
  server.answers(calls.saveModule, service)
  openAt('#/sites', <SitesPage />)
  fireEvent.click(await screen.findByRole('button', { name: '编辑服务洁牙护理' }))
  expect(screen.getByLabelText<HTMLInputElement>(/^权益编码/).disabled).toBe(true)
  type(/^注意事项/, '请带身份证\n\n请提前到店')
  pressInDialog('保存')
  await waitFor(() =>
    expect(sent('saveModule')[0]?.input).toEqual({ ...service, hints: ['请带身份证', '请提前到店'] }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('添加服务')
  type(/^服务名称/, '视力筛查')
  type(/^服务说明/, '验光')
  pressInDialog('保存')
  await waitFor(() => expect(sent('saveModule')).toHaveLength(2))
  expect(sent('saveModule')[1]?.input).toMatchObject({ name: '视力筛查', supplierCode: null, hints: [] })
})

test('adds a site for a service', async () => {
  server.answers(calls.saveSite, site)
  openAt('#/sites', <SitesPage />)
  await screen.findByText('静安口腔门诊')
  press('添加网点')
  choose(screen.getByLabelText(/^服务项目/), '洁牙护理')
  type(/^网点名称/, '虹口口腔门诊')
  type(/^城市/, '上海市')
  type(/^地址/, '四川北路1号')
  pressInDialog('保存')
  await waitFor(() => expect(sent('saveSite')).toHaveLength(1))
  expect(sent('saveSite')[0]?.input).toMatchObject({ moduleId: 'm1', name: '虹口口腔门诊', minutes: 60 })
  expect(sent('saveSite')[0]?.input).not.toHaveProperty('id')
})

test('pauses new bookings at a site', async () => {
  server.answers(calls.pauseSite, { ...site, isPaused: 1 })
  openAt('#/sites', <SitesPage />)
  await screen.findByText('静安口腔门诊')
  press('暂停预约：静安口腔门诊')
  pressInDialog('暂停预约')
  await waitFor(() => expect(sent('pauseSite')[0]?.input).toEqual({ siteId: 's1', isPaused: 1 }))
})

test('saves all opening hours together, and closes an open holiday after showing the affected appointments', async () => {
  server.answers(calls.saveHours, schedule)
  server.answers(calls.closing, { bookedCount: 3, waitingCount: 1, movableCount: 0 })
  server.answers(calls.closeDays, {
    ...schedule,
    holidays: [],
    bookedCount: 3,
    waitingCount: 1,
    movableCount: 0,
  })
  openAt('#/site?id=s1', <SitePage />)
  const save = await screen.findByRole('button', { name: '保存时段' })
  type('第 1 个时段的结束时间', '11:00')
  fireEvent.click(save)
  await waitFor(() => expect(sent('saveHours')[0]?.input).toMatchObject({ siteId: 's1' }))
  press('节假日 2036-10-01 至 2036-10-07 设为休息')
  expect(await inDialog().findByText(/3 人已约，将取消并退回次数；1 人候补/)).toBeTruthy()
  expect(sent('closeDays')).toHaveLength(0)
  pressInDialog('关闭这些日子')
  expect(await screen.findByText('已关闭，3 位预约者正在处理并会收到通知')).toBeTruthy()
  expect(sent('closeDays')[0]?.input).toMatchObject({ firstDay: '2036-10-01', lastDay: '2036-10-07' })
  expect(screen.queryByText(/是法定节假日/)).toBeNull()
})

test('reopens a day off', async () => {
  server.answers(calls.reopenDays, { ...schedule, daysOff: [] })
  openAt('#/site?id=s1', <SitePage />)
  fireEvent.click(await screen.findByLabelText('重新开放 2036-12-01 至 2036-12-02'))
  expect(await screen.findByText('没有休息日')).toBeTruthy()
})

test('says in full who is affected by a closing', () => {
  const closing = { bookedCount: 3, waitingCount: 0, movableCount: 2 }
  expect(concernedText({ ...closing, bookedCount: 0 }, null)).toBe('这些天没有人预约')
  expect(concernedText(closing, null)).toBe('3 人已约，将取消并退回次数')
  expect(concernedText(closing, '2036-12-03')).toBe('3 人已约：2 人改到 2036-12-03，1 人取消并退回次数')
})

test('each tab shows its count', async () => {
  openAt('#/appointments', <AppointmentsPage />)
  expect(await countsOn('预约状态')).toEqual(['已预约 7', '已完成 12', '已取消 3', '已过期 0', '全部 1000'])
})
