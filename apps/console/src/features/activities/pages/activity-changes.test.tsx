import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { activitiesAdminCalls, type ActivityChange } from '@yf/contract/activities-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import ActivityChangesPage from './activity-changes.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const change: ActivityChange = {
  activityId: 'a1',
  no: 2,
  title: '健康积分季',
  state: 'proposed',
  points: 900,
  raise: 300,
  differences: ['赠送机会：1 次 → 20 次'],
  proposedBy: '郑运营',
  proposedTime: '2026-03-02 10:00:00',
  decidedBy: null,
  decidedTime: null,
  note: null,
  canDecide: 1,
}

beforeEach(() => {
  server.settle()
  forgetQueries()
  location.hash = '#/activity-changes'
})

test('finance staff see the changes, and publish them or return them with a reason', async () => {
  beStaff('finance')
  server.answers(activitiesAdminCalls.activityChanges, { records: [change], total: 1 })
  server.answers(activitiesAdminCalls.decideActivity, { ...change, state: 'refused', canDecide: 0 })
  renderFramed(<ActivityChangesPage />)
  fireEvent.click(await screen.findByRole('button', { name: '驳回' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('赠送机会：1 次 → 20 次')).toBeTruthy()
  expect(within(dialog).getByText(/每月平均得 900 积分，比现在多 300 积分/)).toBeTruthy()
  const send = within(dialog).getByRole('button', { name: '驳回' }) as HTMLButtonElement
  expect(send.disabled).toBe(true)
  fireEvent.change(within(dialog).getByLabelText(/审核意见/), { target: { value: '超出预算' } })
  fireEvent.click(send)
  await waitFor(() => expect(server.sent(activitiesAdminCalls.decideActivity)).toHaveLength(1))
  expect(JSON.parse(server.sent(activitiesAdminCalls.decideActivity)[0]!.body)).toEqual({
    activityId: 'a1',
    no: 2,
    isConfirmed: 0,
    note: '超出预算',
  })
})

test('the author of a proposal sees that it waits and gets no actions', async () => {
  beStaff('operator')
  server.answers(activitiesAdminCalls.activityChanges, { records: [{ ...change, canDecide: 0 }], total: 1 })
  renderFramed(<ActivityChangesPage />)
  expect(await screen.findByText('待审核')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
})
