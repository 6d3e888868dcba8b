import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { activitiesAdminCalls, type AdminActivity } from '@yf/contract/activities-admin'
import { activityRefusals } from '@yf/contract/refusals/activities'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import ActivityPage from './activity.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const shown: AdminActivity = {
  id: 'a1',
  layout: 'active',
  title: '健康积分季',
  summary: '做一件健康小事',
  picLink: null,
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 00:00:00',
  status: 2,
  companyIds: [],
  rules: ['每人每天一次'],
  steps: [],
  tasks: [],
  freeChances: 1,
  share: { title: '', words: '' },
  isPublished: 1,
  prizes: [
    {
      id: 'p1',
      kind: 'points',
      name: '10 积分',
      points: 10,
      odds: 1250,
      stock: 9,
      how: '',
      batchId: null,
      drawn: 2,
    },
  ],
  proposal: null,
  drawCount: 2,
  visitCount: 5,
  updateTime: '2026-03-01 09:00:00',
}

beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('operator')
  location.hash = '#/activity?id=a1'
  server.answers(activitiesAdminCalls.activities, { activities: [shown], companies: [], batches: [] })
})

test('the phone preview follows the form immediately, with odds as members read them', async () => {
  renderFramed(<ActivityPage />)
  const phone = await screen.findByLabelText('手机预览')
  expect(within(phone).getByText('概率 12.5%')).toBeTruthy()
  expect(within(phone).getByText('未中奖概率 87.5%')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('活动名称'), { target: { value: '冬日积分季' } })
  fireEvent.change(screen.getByLabelText('参与步骤'), { target: { value: '做任务：每天一次' } })
  expect(within(phone).getAllByText('冬日积分季').length).toBeGreaterThan(0)
  expect(within(phone).getByText('每天一次')).toBeTruthy()
  // A prize that a member has won cannot be removed.
  expect((screen.getByRole('button', { name: /删\s?除/ }) as HTMLButtonElement).disabled).toBe(true)
})

test("shows the server's refusal in the editor", async () => {
  const { code, message } = activityRefusals.stockBelowDrawn
  server.refuses(activitiesAdminCalls.saveActivity, code, message)
  renderFramed(<ActivityPage />)
  await screen.findByLabelText('手机预览')
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(server.sent(activitiesAdminCalls.saveActivity)).toHaveLength(1))
  expect(server.sent(activitiesAdminCalls.saveActivity)[0]?.body).not.toContain('"drawn"')
})

test("a coupon of the company becomes a prize with the coupon's name", async () => {
  const batch = { id: 'b1', companyId: 'c1', name: '满百减二十', terms: '满100减20', left: 8 }
  const own = { ...shown, companyIds: ['c1'], prizes: [] }
  const companies = [{ id: 'c1', name: '星河软件' }]
  server.answers(activitiesAdminCalls.activities, { activities: [own], companies, batches: [batch] })
  server.answers(activitiesAdminCalls.saveActivity, own)
  renderFramed(<ActivityPage />)
  fireEvent.click(await screen.findByRole('button', { name: '增加奖品' }))
  fireEvent.mouseDown(screen.getByLabelText('奖品 1 种类'))
  fireEvent.click(await screen.findByTitle('优惠券'))
  fireEvent.mouseDown(screen.getByLabelText('奖品 1 优惠券批次'))
  fireEvent.click(await screen.findByTitle('满百减二十（满100减20，余 8 张）'))
  const phone = screen.getByLabelText('手机预览')
  expect(within(phone).getByText('满百减二十')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(server.sent(activitiesAdminCalls.saveActivity)).toHaveLength(1))
  expect(JSON.parse(server.sent(activitiesAdminCalls.saveActivity)[0]!.body)).toMatchObject({
    prizes: [{ kind: 'coupon', name: '满百减二十', batchId: 'b1', stock: 8, points: 0 }],
  })
  expect(await screen.findByText('已保存并发布')).toBeTruthy()
})

test('edits a proposal that finance returned, and marks it as pending when it is saved again', async () => {
  const {
    id: _,
    status: __,
    proposal: ___,
    drawCount: ____,
    visitCount: _____,
    updateTime: ______,
    ...composed
  } = shown
  const [{ drawn: _drawn, ...prize }] = composed.prizes as [AdminActivity['prizes'][number]]
  const sent = { ...composed, title: '大奖季', prizes: [{ ...prize, points: 900 }] }
  const back = { ...shown, proposal: { ...sent, state: 'refused', note: '超出预算' } } as const
  server.answers(activitiesAdminCalls.activities, { activities: [back], companies: [], batches: [] })
  server.answers(activitiesAdminCalls.saveActivity, {
    ...shown,
    proposal: { ...sent, state: 'proposed', note: null },
  })
  renderFramed(<ActivityPage />)
  expect(await screen.findByText('财务驳回了以下内容：超出预算')).toBeTruthy()
  expect((screen.getByLabelText('活动名称') as HTMLInputElement).value).toBe('大奖季')
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText('已提交，财务审核通过后发布')).toBeTruthy()
  const body = JSON.parse(server.sent(activitiesAdminCalls.saveActivity)[0]!.body) as object
  expect(body).toMatchObject({ id: 'a1', title: '大奖季', prizes: [{ id: 'p1', points: 900 }] })
  expect(body).not.toHaveProperty('state')
})
