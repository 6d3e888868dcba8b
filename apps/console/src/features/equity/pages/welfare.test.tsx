import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { equityAdminCalls } from '@yf/contract/equity-admin'
import { welfareAdminCalls } from '@yf/contract/welfare-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import WelfarePage from './welfare.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('operator')
  useToasts.setState({ toasts: [] })
  server.answers(equityAdminCalls.benefitCompanies, [{ id: 'c1', name: '星河软件' }])
  server.answers(welfareAdminCalls.welfare, {
    records: [
      {
        id: 'w1',
        companyId: 'c1',
        name: '流感疫苗接种',
        summary: '就近接种',
        endDay: '2026-12-31',
        holderName: '林晓',
        isFamily: false,
      },
    ],
    total: 1,
  })
  location.hash = '#/health-welfare?company=c1'
})

test('a list of phones is given an entry, and what is no phone is named before', async () => {
  server.answers(welfareAdminCalls.addWelfare, { added: 2 })
  renderFramed(<WelfarePage />)
  expect(await screen.findByText('流感疫苗接种')).toBeTruthy()
  press('发放健康福利')
  type(/^名称/, '体检')
  type(/^说明/, '驻场一次')
  fireEvent.change(screen.getByLabelText(/^截止日期/), { target: { value: '2026-12-31' } })
  fireEvent.keyDown(screen.getByLabelText(/^截止日期/), { key: 'Enter', code: 'Enter' })
  type(/^会员手机号/, '13800000001，abc')
  expect(await screen.findByText('这些不是手机号：abc')).toBeTruthy()
  type(/^会员手机号/, '13800000001\n13800000002')
  const give = inDialog().getByRole('button', { name: /^发\s?放$/ })
  await waitFor(() => expect(give).toHaveProperty('disabled', false))
  fireEvent.click(give)
  await waitFor(() =>
    expect(server.sent(welfareAdminCalls.addWelfare)[0]?.input).toEqual({
      companyId: 'c1',
      name: '体检',
      summary: '驻场一次',
      endDay: '2026-12-31',
      phones: ['13800000001', '13800000002'],
    }),
  )
})

test('an entry is taken back after a question', async () => {
  server.answers(welfareAdminCalls.removeWelfare, null)
  renderFramed(<WelfarePage />)
  fireEvent.click(await screen.findByRole('button', { name: /^收\s?回$/ }))
  fireEvent.click(inDialog().getByRole('button', { name: /^收\s?回$/ }))
  await waitFor(() =>
    expect(server.sent(welfareAdminCalls.removeWelfare)[0]?.input).toEqual({ companyId: 'c1', id: 'w1' }),
  )
})
